import GrowthModels

@MainActor
protocol BooksInteractorInterface {
    func items() async throws -> [Item]
    func save(_ item: Item) async throws
    func count(_ open: Int)
}

struct BooksInteractor: BooksInteractorInterface {
    let services: any ServiceBuilderInterface

    func items() async throws -> [Item] { try await services.items.items(of: "Books") }

    func save(_ item: Item) async throws { try await services.items.save(item, of: "Books") }

    func count(_ open: Int) { services.counts[.books] = open }
}
