import Foundation
import Observation

/// The items, and what can be done with them.
@MainActor
@Observable
final class ItemInteractor {
    private(set) var items: [Item]

    init(_ items: [Item] = []) { self.items = items }

    func add(_ title: String) { items.append(Item(title: title)) }

    func setDone(_ isDone: Bool, _ id: Item.ID) {
        guard let index = items.firstIndex(where: { $0.id == id }) else { return }
        items[index].isDone = isDone
    }

    func remove(_ ids: Set<Item.ID>) { items.removeAll { ids.contains($0.id) } }
}
