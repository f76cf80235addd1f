import CleanTemplateEntities

/// What a user can do with items. It knows neither views nor where items are kept.
public struct ItemInteractor: Sendable {
    private let repository: any ItemRepository

    public init(repository: any ItemRepository) { self.repository = repository }

    /// Returns the items, open ones first.
    public func items() async throws -> [Item] {
        let items = try await repository.items()
        return items.filter { !$0.isDone } + items.filter(\.isDone)
    }

    /// Adds an item, unless its title is empty.
    public func add(_ title: String) async throws {
        guard !title.isEmpty else { return }
        try await repository.save(Item(title: title))
    }

    public func setDone(_ isDone: Bool, _ item: Item) async throws {
        var item = item
        item.isDone = isDone
        try await repository.save(item)
    }

    public func remove(_ id: Item.ID) async throws { try await repository.remove(id) }
}
