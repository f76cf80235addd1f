import CleanTemplateEntities

/// Where items are kept. The data layer implements it.
public protocol ItemRepository: Sendable {
    func items() async throws -> [Item]
    func save(_ item: Item) async throws
    func remove(_ id: Item.ID) async throws
}
