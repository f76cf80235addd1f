import Foundation
@testable import MartletModels
import Observation
import Synchronization
import Testing

@Suite("A deleted object")
struct DeletionTests {
    let store = TemporaryStore()
    let context: ModelContext
    let homer = Author(name: "Homer")

    init() throws {
        context = ModelContext(try ModelContainer(for: Author.self, Team.self, configurations: store.configuration))
        context.insert(homer)
        for (isbn, title) in [("1", "Ilias"), ("2", "Odyssey"), ("3", "Hymns")] { homer.books.append(Book(isbn: isbn, title: title)) }
        try context.save()
    }

    private func titles(_ context: ModelContext) throws -> [String] { try context.fetch(FetchDescriptor<Book>()).map(\.title) }

    @Test func `stays in relationships until changes are processed, and is not fetched any more`() throws {
        let ilias = homer.books[0]
        context.delete(ilias)
        #expect(homer.books.map(\.title) == ["Ilias", "Odyssey", "Hymns"])
        #expect(ilias.author == homer)
        #expect(try titles(context) == ["Odyssey", "Hymns"])
        context.processPendingChanges()
        #expect(homer.books.map(\.title) == ["Odyssey", "Hymns"])
        #expect(ilias.isDeleted)
    }

    @Test func `is lost alone by code that then removes it by its index`() throws {
        let offsets: IndexSet = [0, 2]
        for index in offsets { context.delete(homer.books[index]) }
        for index in offsets.reversed() { homer.books.remove(at: index) }
        try context.save()
        #expect(homer.books.map(\.title) == ["Odyssey"])
        #expect(try titles(store.context()) == ["Odyssey"])
    }

    @Test func `takes with it what it owns when changes are processed`() throws {
        context.delete(homer)
        #expect(try titles(context).count == 3)
        context.processPendingChanges()
        #expect(try titles(context) == [])
        #expect(context.deletedModelsArray.count == 4)
    }

    @Test func `is in its place again after a rollback`() throws {
        context.delete(homer.books[1])
        context.rollback()
        #expect(!context.hasChanges)
        #expect(homer.books.map(\.title) == ["Ilias", "Odyssey", "Hymns"])
        #expect(homer.books[1].author == homer)
    }

    @Test func `that was never saved comes back when it is inserted again`() throws {
        let book = Book(isbn: "4", title: "Margites", author: homer)
        context.insert(book)
        context.delete(book)
        context.insert(book)
        try context.save()
        #expect(try titles(store.context()) == ["Ilias", "Odyssey", "Hymns", "Margites"])
        context.delete(book)
        context.processPendingChanges()
        let other = Book(isbn: "5", title: "Other", author: homer)
        context.insert(other)
        context.delete(other)
        context.processPendingChanges()
        #expect(other.modelContext == nil)
        #expect(homer.books.count == 3)
    }

    @Test func `is announced to those who read a relationship without another side`() throws {
        let team = Team("Reds")
        team.badge = Badge("R")
        context.insert(team)
        try context.save()
        let hasChanged = Mutex(false)
        withObservationTracking {
            #expect(team.badge?.text == "R")
        } onChange: {
            hasChanged.withLock { $0 = true }
        }
        context.delete(try #require(team.badge))
        #expect(!hasChanged.withLock { $0 })
        context.processPendingChanges()
        #expect(hasChanged.withLock { $0 })
        #expect(team.badge == nil)
    }

    @Test func `leaves no reference to it in the store`() throws {
        let team = Team("Reds")
        team.badge = Badge("R")
        context.insert(team)
        try context.save()
        // A context that has not read the team.
        let other = ModelContext(context.container)
        other.delete(try #require(try other.fetch(FetchDescriptor<Badge>()).first))
        try other.save()
        let without = FetchDescriptor<Team>(predicate: #Predicate { $0.badge == nil })
        #expect(try ModelContext(context.container).fetchCount(without) == 1)
        #expect(try context.fetchCount(without) == 1)
        #expect(team.badge == nil)
    }
}
