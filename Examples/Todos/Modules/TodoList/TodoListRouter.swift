import MartletKit
import Observation
import SwiftUI

/// The navigation from the list. It receives its destination as a parameter, so it does not depend on the detail module.
@MainActor
@Observable
final class TodoListRouter<Detail: View> {
    var path: [TodoID] = []
    @ObservationIgnored private let destination: Destination<TodoDetailSeed, Detail>

    init(detail: Destination<TodoDetailSeed, Detail>) { destination = detail }

    func detail(of id: TodoID) -> some View {
        destination(TodoDetailSeed(id: id) { [weak self] in self?.path.removeAll { $0 == id } })
    }
}
