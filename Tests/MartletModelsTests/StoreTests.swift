import Foundation
@testable import MartletModels
import Testing

/// The classes of two versions of an app. Their tables have the same names.
enum Old {
    @Model
    final class Note {
        var title: String
        var body: String

        init(title: String, body: String) {
            self.title = title
            self.body = body
        }
    }
}

enum New {
    @Model
    final class Note {
        @Attribute(originalName: "title") var heading: String
        var body: String
        var isPinned = true
        var priority: Int? = 3
        var due: Date?

        init(heading: String, body: String) {
            self.heading = heading
            self.body = body
        }
    }
}

@Suite("A store")
struct StoreTests {
    let store = TemporaryStore()

    // Shows: ModelContainer
    @Test func `A variable that is new gets its value, and one that is renamed keeps it`() throws {
        let old = ModelContext(try ModelContainer(for: Old.Note.self, configurations: store.configuration))
        old.insert(Old.Note(title: "Milk", body: "two"))
        try old.save()
        let new = ModelContext(try ModelContainer(for: New.Note.self, configurations: store.configuration))
        let note = try #require(try new.fetch(FetchDescriptor<New.Note>()).first)
        #expect(note.heading == "Milk")
        #expect(note.body == "two")
        #expect(note.isPinned)
        #expect(note.priority == 3)
        #expect(note.due == nil)
    }

    @Test func `A context hears what another one of the same file has saved`() throws {
        let (first, second) = (try store.context(), try store.context())
        let book = Book(isbn: "1", title: "Ilias")
        first.insert(book)
        try first.save()
        let other = try #require(try second.fetch(FetchDescriptor<Book>()).first)
        book.title = "Iliad"
        try first.save()
        #expect(try second.fetch(FetchDescriptor<Book>()).first === other)
        #expect(other.title == "Iliad")
        first.delete(book)
        try first.save()
        #expect(try second.fetch(FetchDescriptor<Book>()).isEmpty)
        #expect(other.modelContext == nil)
    }

    @Test func `A store in memory is its container's own`() throws {
        let configuration = ModelConfiguration(isStoredInMemoryOnly: true)
        let context = ModelContext(try ModelContainer(for: Author.self, configurations: configuration))
        context.insert(Author(name: "Homer"))
        try context.save()
        let other = ModelContext(try ModelContainer(for: Author.self, configurations: configuration))
        #expect(try other.fetchCount(FetchDescriptor<Author>()) == 0)
        #expect(try context.fetchCount(FetchDescriptor<Author>()) == 1)
    }

    @Test func `A store that does not allow saving refuses changes`() throws {
        let configuration = ModelConfiguration(url: store.configuration.url, allowsSave: false)
        let context = ModelContext(try ModelContainer(for: Author.self, configurations: configuration))
        context.insert(Author(name: "Homer"))
        #expect(throws: SwiftDataError.self) { try context.save() }
    }

    @Test func `A transaction saves what its code has changed`() throws {
        let context = try store.context()
        try context.transaction { context.insert(Author(name: "Homer")) }
        #expect(try store.context().fetchCount(FetchDescriptor<Author>()) == 1)
    }

    @Test func `A condition deletes the objects that match`() throws {
        let context = try store.context()
        for name in ["Homer", "Jane", "Joan"] { context.insert(Author(name: name)) }
        try context.save()
        try context.delete(model: Author.self, where: #Predicate { $0.name.starts(with: "J") })
        try context.save()
        #expect(try store.context().fetch(FetchDescriptor<Author>()).map(\.name) == ["Homer"])
    }

    @MainActor
    @Test func `The main context saves by itself, when the code that changes it has ended`() async throws {
        let container = try ModelContainer(for: Author.self, configurations: store.configuration)
        container.mainContext.insert(Author(name: "Homer"))
        #expect(container.mainContext.hasChanges)
        while container.mainContext.hasChanges { await Task.yield() }
        #expect(try store.context().fetchCount(FetchDescriptor<Author>()) == 1)
    }

    @MainActor
    @Test func `A context that an app has made saves by itself where it is told to`() async throws {
        let context = ModelContext(try ModelContainer(for: Author.self, configurations: store.configuration))
        context.insert(Author(name: "Homer"))
        context.autosaveEnabled = true
        while context.hasChanges { await Task.yield() }
        #expect(try store.context().fetchCount(FetchDescriptor<Author>()) == 1)
    }

    @MainActor
    @Test func `The main context does not save by itself where it is told not to, even if only the container is kept`() async throws {
        let container = try ModelContainer(for: Author.self, configurations: store.configuration)
        container.mainContext.autosaveEnabled = false
        #expect(!container.mainContext.autosaveEnabled)
    }

    @MainActor
    @Test func `A container goes when nobody uses it, after its main context has saved`() async throws {
        weak var container: ModelContainer?
        do {
            let made = try ModelContainer(for: Author.self, configurations: store.configuration)
            container = made
            made.mainContext.insert(Author(name: "Homer"))
        }
        while container != nil { await Task.yield() }
        #expect(try store.context().fetchCount(FetchDescriptor<Author>()) == 1)
    }

    @Test func `What others have saved takes little memory in a context that does not read it`() throws {
        let (first, idle) = (try store.context(), try store.context())
        for name in ["Homer", "Jane"] {
            first.insert(Author(name: name))
            try first.save()
        }
        #expect(try #require(idle.inbox.take()).inserted.count == 2)
        let many = SavedChanges(inserted: Set((0...10_000).map { _ in PersistentIdentifier(entityName: "Author") }))
        first.container.store.post(many, from: first.inbox)
        let news = try #require(idle.inbox.take())
        #expect(news.isEverything)
        #expect(news.inserted.isEmpty)
    }

    @Test func `Contexts hear that a store was erased`() throws {
        let context = try store.context()
        let homer = Author(name: "Homer")
        context.insert(homer)
        try context.save()
        try context.container.erase()
        #expect(try context.fetch(FetchDescriptor<Author>()).isEmpty)
        #expect(homer.modelContext == nil)
    }

    @Test func `What a process has saved outlives its sudden end`() throws {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: "StoreProbe")
        process.arguments = [store.configuration.url.path]
        process.standardOutput = pipe
        try process.run()
        // The process says how many objects it has saved. It is ended in the middle of a save.
        var said = Data()
        while said.count(where: { $0 == UInt8(ascii: "\n") }) < 20 {
            let more = pipe.fileHandleForReading.availableData
            try #require(!more.isEmpty, "the process has ended by itself")
            said += more
        }
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        said += try pipe.fileHandleForReading.readToEnd() ?? Data()
        let lines = String(decoding: said, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        let saved = try #require(lines.last.flatMap { Int($0) })
        let context = ModelContext(try ModelContainer(for: Old.Note.self, configurations: store.configuration))
        let count = try context.fetchCount(FetchDescriptor<Old.Note>())
        // A save is whole or not at all: each has 10 objects. The last may have ended before the process could say so.
        #expect(count == saved || count == saved + 10)
    }
}
