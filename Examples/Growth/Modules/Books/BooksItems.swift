import GrowthModels

/// What this module needs of others.
@MainActor
public protocol BooksItems {
    func items() async throws -> [Item]
    func save(_ item: Item) async throws
    func count(_ open: Int)
}
