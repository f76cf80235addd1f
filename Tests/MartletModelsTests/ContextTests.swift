import Foundation
@testable import MartletModels
import Testing

@Suite("A context")
struct ContextTests {
    let store = TemporaryStore()

    @Test func `Values of all kinds are read as they were saved`() throws {
        try write { context in
            let book = Book(isbn: "1", title: "Ilias")
            book.pages = 700
            book.price = 12.25
            book.isRead = true
            book.added = Date(timeIntervalSinceReferenceDate: 123.456789)
            book.genre = .poetry
            book.size = Size(width: 3, height: 4)
            book.keywords = ["war", "Troy"]
            book.subtitle = "Ἰλιάς"
            book.link = URL(string: "https://example.org/a?b=c")
            book.cover = Data([0, 255, 1])
            context.insert(book)
        }
        let book = try #require(try store.context().fetch(FetchDescriptor<Book>()).first)
        #expect(book.title == "Ilias")
        #expect(book.pages == 700)
        #expect(book.price == 12.25)
        #expect(book.isRead)
        #expect(book.added == Date(timeIntervalSinceReferenceDate: 123.456789))
        #expect(book.genre == .poetry)
        #expect(book.size == Size(width: 3, height: 4))
        #expect(book.keywords == ["war", "Troy"])
        #expect(book.subtitle == "Ἰλιάς")
        #expect(book.link == URL(string: "https://example.org/a?b=c"))
        #expect(book.cover == Data([0, 255, 1]))
        #expect(book.number == UUID(uuidString: "00000000-0000-0000-0000-000000000001"))
        #expect(book.author == nil)
        #expect(!book.isSelected)
        #expect(book.isLong)
    }

    @Test func `A context gives the same object for the same identifier`() throws {
        try write { $0.insert(Book(isbn: "1", title: "Ilias")) }
        let context = try store.context()
        let first = try #require(try context.fetch(FetchDescriptor<Book>()).first)
        #expect(try context.fetch(FetchDescriptor<Book>()).first === first)
        let known: Book? = context.registeredModel(for: first.persistentModelID)
        #expect(known === first)
        #expect(context.model(for: first.persistentModelID) as? Book === first)
    }

    @Test func `What was not saved is not there for others, and is fetched by its own context`() throws {
        let context = try store.context()
        context.insert(Book(isbn: "1", title: "Ilias"))
        #expect(try titles(context) == ["Ilias"])
        #expect(try titles(store.context()) == [])
        #expect(context.hasChanges)
        try context.save()
        #expect(!context.hasChanges)
        #expect(try titles(store.context()) == ["Ilias"])
    }

    @Test func `A rollback undoes insertions, changes and deletions`() throws {
        try write {
            $0.insert(Book(isbn: "1", title: "Ilias"))
            $0.insert(Book(isbn: "2", title: "Odyssey"))
        }
        let context = try store.context()
        let books = try context.fetch(FetchDescriptor<Book>())
        books[0].title = "Aeneid"
        context.delete(books[1])
        let new = Book(isbn: "3", title: "Works and Days")
        context.insert(new)
        #expect(try titles(context) == ["Aeneid", "Works and Days"])
        context.rollback()
        #expect(try titles(context) == ["Ilias", "Odyssey"])
        #expect(books[0].title == "Ilias")
        #expect(!books[1].isDeleted)
        #expect(new.modelContext == nil)
        #expect(!context.hasChanges)
    }

    @Test func `An object knows whether it is inserted, changed and deleted`() throws {
        let context = try store.context()
        let book = Book(isbn: "1", title: "Ilias")
        #expect(book.modelContext == nil)
        #expect(!book.hasChanges)
        context.insert(book)
        #expect(book.modelContext === context)
        #expect(book.hasChanges)
        #expect(context.insertedModelsArray.count == 1)
        try context.save()
        #expect(!book.hasChanges)
        book.pages = 3
        #expect(book.hasChanges)
        #expect(context.changedModelsArray.count == 1)
        context.delete(book)
        #expect(book.isDeleted)
        #expect(context.deletedModelsArray.count == 1)
        try context.save()
        #expect(!book.isDeleted)
        #expect(book.modelContext == nil)
        #expect(try titles(store.context()) == [])
    }

    @Test func `An object that is equal to a stored one in what is unique replaces its values`() throws {
        let context = try store.context()
        let old = Book(isbn: "1", title: "Ilias")
        context.insert(old)
        try context.save()
        let new = Book(isbn: "1", title: "The Iliad")
        context.insert(new)
        try context.save()
        #expect(try titles(context) == ["The Iliad"])
        #expect(old.title == "The Iliad")
        #expect(new == old)
        new.title = "Iliad"
        try context.save()
        #expect(old.title == "Iliad")
        #expect(try titles(store.context()) == ["Iliad"])
    }

    @Test func `An inserted object that is equal to a stored one keeps what that is related to`() throws {
        let context = try store.context()
        let old = Tag("war")
        context.insert(old)
        old.books = [Book(isbn: "1", title: "Iliad")]
        try context.save()
        context.insert(Tag("war"))
        try context.save()
        #expect(old.books.map(\.title) == ["Iliad"])
    }

    @Test func `A unique value that another object has keeps only its own object from being saved by itself`() throws {
        let context = try store.context()
        let (first, second) = (Book(isbn: "1", title: "Iliad"), Book(isbn: "2", title: "Odyssey"))
        context.insert(first)
        context.insert(second)
        try context.save()
        first.isbn = "2"
        second.title = "The Odyssey"
        #expect(throws: (any Error).self) { try context.save() }
        try context.save(leavesConflicts: true)
        #expect(context.changedModelsArray.map { $0 as? Book } == [first])
        #expect(try Set(titles(store.context())) == ["Iliad", "The Odyssey"])
        first.isbn = "3"
        try context.save()
        #expect(try store.context().fetch(FetchDescriptor<Book>(sortBy: [SortDescriptor(\.isbn)])).map(\.isbn) == ["2", "3"])
    }

    @Test func `An inserted object gets the unique value that a changed one has given up`() throws {
        let context = try store.context()
        let old = Book(isbn: "1", title: "Iliad")
        context.insert(old)
        try context.save()
        old.isbn = "2"
        context.insert(Book(isbn: "1", title: "Odyssey"))
        try context.save()
        #expect(try Set(titles(store.context())) == ["Iliad", "Odyssey"])
    }

    @Test func `An array of texts is changed in place`() throws {
        try write { $0.insert(Book(isbn: "1", title: "Ilias")) }
        try write { try $0.fetch(FetchDescriptor<Book>())[0].keywords.append("war") }
        #expect(try store.context().fetch(FetchDescriptor<Book>())[0].keywords == ["war"])
    }

    private func write(_ body: (ModelContext) throws -> Void) throws {
        let context = try store.context()
        try body(context)
        try context.save()
    }

    private func titles(_ context: ModelContext) throws -> [String] { try context.fetch(FetchDescriptor<Book>()).map(\.title) }
}
