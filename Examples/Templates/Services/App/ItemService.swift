import Foundation
import Observation

/// The items of a user. Views read it; a test uses it without any view.
@MainActor
@Observable
final class ItemService {
    private(set) var items: [Item]

    init(_ items: [Item] = []) { self.items = items }

    func add(_ title: String) {
        guard !title.isEmpty else { return }
        items.append(Item(title: title))
    }

    func setDone(_ isDone: Bool, _ id: Item.ID) {
        guard let index = items.firstIndex(where: { $0.id == id }) else { return }
        items[index].isDone = isDone
    }

    func remove(at offsets: IndexSet) {
        for offset in offsets.sorted(by: >) { items.remove(at: offset) }
    }
}
