import MartletKit
import Observation
import SwiftUI

/// The navigation from the list. It receives its destination, and so does not depend on the detail module.
@MainActor
@Observable
final class ItemListRouter<Detail: View> {
    var path: [Item.ID] = []
    @ObservationIgnored private let destination: Destination<Item.ID, Detail>

    init(detail: Destination<Item.ID, Detail>) { destination = detail }

    func open(_ id: Item.ID) { path.append(id) }

    func detail(of id: Item.ID) -> some View { destination(id) }
}
