import CleanTemplateEntities
import CleanTemplateLogic

/// Keeps items in memory. Put a database or a web API in its place.
public actor MemoryItems: ItemRepository {
    private var stored: [Item]

    public init(_ items: [Item] = []) { stored = items }

    public func items() -> [Item] { stored }

    public func save(_ item: Item) {
        if let index = stored.firstIndex(where: { $0.id == item.id }) { stored[index] = item } else { stored.append(item) }
    }

    public func remove(_ id: Item.ID) { stored.removeAll { $0.id == id } }
}
