import Foundation
import MartletModels
import Testing

@ModelActor
private actor Importer {
    func add(_ titles: [String]) throws -> [PersistentIdentifier] {
        let books = titles.map { Book(isbn: $0, title: $0) }
        for book in books { modelContext.insert(book) }
        try modelContext.save()
        return books.map(\.persistentModelID)
    }

    func title(_ id: PersistentIdentifier) -> String? { self[id, as: Book.self]?.title }

    func isAuthor(_ id: PersistentIdentifier) -> Bool { self[id, as: Author.self] != nil }

    func addUnsaved(_ title: String) -> Bool {
        modelContext.autosaveEnabled = true
        modelContext.insert(Book(isbn: title, title: title))
        return modelContext.hasChanges
    }

    var hasChanges: Bool { modelContext.hasChanges }

    func isOnMainThread() -> Bool { Thread.isMainThread }
}

@MainActor
@Suite("A model actor")
struct ModelActorTests {
    let store = TemporaryStore()
    private let container: ModelContainer
    private let importer: Importer

    init() throws {
        container = try ModelContainer(for: Author.self, configurations: store.configuration)
        importer = Importer(modelContainer: container)
    }

    @Test func `saves in a context of its own, and the main context hears of it`() async throws {
        let ids = try await importer.add(["Ilias", "Odyssey"])
        #expect(try container.mainContext.fetch(FetchDescriptor<Book>()).map(\.title) == ["Ilias", "Odyssey"])
        #expect((container.mainContext.model(for: ids[1]) as? Book)?.title == "Odyssey")
    }

    @Test func `finds an object by its identifier and its class`() async throws {
        let book = Book(isbn: "1", title: "Emma")
        container.mainContext.insert(book)
        #expect(await importer.title(book.persistentModelID) == nil)
        try container.mainContext.save()
        #expect(await importer.title(book.persistentModelID) == "Emma")
        #expect(await !importer.isAuthor(book.persistentModelID))
    }

    @Test func `saves by itself where it is told to`() async throws {
        #expect(await importer.addUnsaved("Emma"))
        while await importer.hasChanges { await Task.yield() }
        #expect(try container.mainContext.fetchCount(FetchDescriptor<Book>()) == 1)
    }

    @Test func `does not work on the main thread`() async { #expect(await !importer.isOnMainThread()) }
}
