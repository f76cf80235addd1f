import Foundation
import Observation

/// The items, which all modules share.
@MainActor
@Observable
public final class ItemStorage {
    public private(set) var items: [Item]

    public init(_ items: [Item] = []) { self.items = items }

    public func add(_ title: String) {
        guard !title.isEmpty else { return }
        items.append(Item(title: title))
    }

    public func setDone(_ isDone: Bool, _ id: Item.ID) {
        guard let index = items.firstIndex(where: { $0.id == id }) else { return }
        items[index].isDone = isDone
    }

    public func remove(at offsets: IndexSet) {
        for offset in offsets.sorted(by: >) { items.remove(at: offset) }
    }
}
