import Foundation
@testable import MartletModels
import Testing

@Suite("A predicate")
struct PredicateTests {
    let store = TemporaryStore()
    let context: ModelContext

    init() throws {
        context = try store.context()
        let (homer, jane) = (Author(name: "Homer"), Author(name: "Jane"))
        let books = [
            Book(isbn: "1", title: "Ilias", pages: 700, author: homer), Book(isbn: "2", title: "odyssey", pages: 500, author: homer),
            Book(isbn: "3", title: "Emma", pages: 300, author: jane), Book(isbn: "4", title: "Cafe\u{301}", pages: 90),
        ]
        books[0].genre = .poetry
        books[0].subtitle = "A poem"
        books[0].keywords = ["war"]
        books[1].isRead = true
        books[2].added = Date(timeIntervalSinceReferenceDate: 1000)
        books[2].tags = [Tag("love"), Tag("irony")]
        books[3].link = URL(string: "https://example.org")
        for book in books { context.insert(book) }
        try context.save()
    }

    /// The books that match, whether SQLite is asked or not, and whether it was.
    private func found(_ predicate: Predicate<Book>, inSQL: Bool = true) throws -> [String] {
        let selection = try Selection(FetchDescriptor(predicate: predicate), in: context)
        #expect((selection.condition != nil) == inSQL)
        let found = try context.fetch(FetchDescriptor(predicate: predicate)).map(\.isbn)
        #expect(try context.fetch(FetchDescriptor<Book>()).filter { try predicate.evaluate($0) }.map(\.isbn) == found)
        #expect(try context.fetchCount(FetchDescriptor(predicate: predicate)) == found.count)
        return found
    }

    @Test func `SQLite compares values as Swift does`() throws {
        let date = Date(timeIntervalSinceReferenceDate: 500)
        let titles = ["Emma", "Ilias"]
        #expect(try found(#Predicate { $0.pages > 300 }) == ["1", "2"])
        #expect(try found(#Predicate { $0.pages >= 300 && $0.pages <= 500 }) == ["2", "3"])
        #expect(try found(#Predicate { $0.isRead }) == ["2"])
        #expect(try found(#Predicate { !$0.isRead && $0.title != "Emma" }) == ["1", "4"])
        #expect(try found(#Predicate { $0.isRead == false || $0.pages == 500 }) == ["1", "2", "3", "4"])
        #expect(try found(#Predicate { $0.added > date }) == ["3"])
        #expect(try found(#Predicate { titles.contains($0.title) }) == ["1", "3"])
        #expect(try found(#Predicate { (90..<500).contains($0.pages) }) == ["3", "4"])
        #expect(try found(#Predicate { $0.title == "Caf\u{E9}" }) == ["4"])
        #expect(try found(#Predicate { $0.title < "Ilias" }) == ["3", "4"])
        #expect(try found(#Predicate { $0.pages > 400 ? $0.isRead : $0.title == "Emma" }) == ["2", "3"])
    }

    @Test func `SQLite searches texts as Swift does`() throws {
        #expect(try found(#Predicate { $0.title.contains("ss") }) == ["2"])
        #expect(try found(#Predicate { $0.title.starts(with: "I") }) == ["1"])
        #expect(try found(#Predicate { $0.title.localizedStandardContains("CAFE") }) == ["4"])
        #expect(try found(#Predicate { $0.title.count == 4 }) == ["3", "4"])
        #expect(try found(#Predicate { $0.title.isEmpty }) == [])
    }

    @Test func `Texts are compared without regard to case, or by the rules of the language`() throws {
        let same = ComparisonResult.orderedSame
        #expect(try found(#Predicate { $0.title.caseInsensitiveCompare("EMMA") == same }, inSQL: false) == ["3"])
        #expect(try found(#Predicate { $0.title.localizedCompare("Emma") == same }, inSQL: false) == ["3"])
    }

    @Test func `Predicates of public apps find what they should`() throws {
        let (poetry, raw, none) = (Genre.poetry, Genre.poetry.rawValue, String?.none)
        let authors = Set(["Homer"])
        let ids = try context.fetch(FetchDescriptor<Author>()).map(\.persistentModelID)
        #expect(try found(#Predicate { $0.genre == poetry }) == ["1"])
        #expect(try found(#Predicate { $0.genre.rawValue == raw }, inSQL: false) == ["1"])
        #expect(try found(#Predicate { $0.subtitle == none }) == ["2", "3", "4"])
        #expect(try found(#Predicate { $0.subtitle?.localizedStandardContains("POEM") == true }) == ["1"])
        #expect(try found(#Predicate { $0.subtitle?.starts(with: "A") ?? false }) == ["1"])
        #expect(try found(#Predicate { $0.subtitle.flatMap { $0.contains("poem") } == true }) == ["1"])
        #expect(try found(#Predicate { ($0.subtitle ?? "").isEmpty }) == ["2", "3", "4"])
        #expect(try found(#Predicate { if let text = $0.subtitle { text.contains("poem") } else { false } }) == ["1"])
        #expect(try found(#Predicate { if let author = $0.author { authors.contains(author.name) } else { false } }) == ["1", "2"])
        #expect(try found(#Predicate { book in book.author.flatMap { ids.contains($0.persistentModelID) } ?? false }) == ["1", "2", "3"])
        #expect(try found(#Predicate { $0.tags.contains(where: { $0.name.localizedStandardContains("LOV") }) }) == ["3"])
        #expect(try found(#Predicate { $0.author?.books.filter { $0.pages > 400 }.count == 2 }) == ["1", "2"])
        #expect(try found(#Predicate { $0.tags.allSatisfy { $0.name == "love" } }) == ["1", "2", "4"])
    }

    @Test func `SQLite treats missing values as Swift does`() throws {
        #expect(try found(#Predicate { $0.subtitle == nil }) == ["2", "3", "4"])
        #expect(try found(#Predicate { $0.subtitle != "A poem" }) == ["2", "3", "4"])
        #expect(try found(#Predicate { $0.link != nil }) == ["4"])
        #expect(try found(#Predicate { ($0.subtitle ?? "none") == "none" }) == ["2", "3", "4"])
        #expect(try found(#Predicate { $0.subtitle?.contains("poem") ?? false }) == ["1"])
        #expect(try found(#Predicate { $0.subtitle?.contains("poem") == true }) == ["1"])
    }

    @Test func `SQLite follows relationships`() throws {
        let homer = try #require(try context.fetch(FetchDescriptor<Author>()).first)
        let id = homer.persistentModelID
        #expect(try found(#Predicate { $0.author?.name == "Homer" }) == ["1", "2"])
        #expect(try found(#Predicate { $0.author?.persistentModelID == id }) == ["1", "2"])
        #expect(try found(#Predicate { $0.author == nil }) == ["4"])
        #expect(try found(#Predicate { $0.tags.contains { $0.name == "love" } }) == ["3"])
        #expect(try found(#Predicate { $0.tags.isEmpty }) == ["1", "2", "4"])
        #expect(try found(#Predicate { $0.tags.count == 2 }) == ["3"])
        #expect(try found(#Predicate { $0.tags.filter { $0.name == "love" }.count == 1 }) == ["3"])
        #expect(try found(#Predicate { $0.author?.books.contains { $0.isRead } ?? false }) == ["1", "2"])
        let book = try #require(try context.fetch(FetchDescriptor<Book>()).first)
        let bookID = book.persistentModelID
        #expect(try found(#Predicate { $0.persistentModelID == bookID }) == ["1"])
        #expect(try found(#Predicate { $0.id == bookID }) == ["1"])
    }

    @Test func `Swift evaluates what SQLite cannot`() throws {
        let size = Size(width: 10, height: 20)
        #expect(try found(#Predicate { $0.size == size }, inSQL: false) == ["1", "2", "3", "4"])
        #expect(try found(#Predicate { $0.keywords.contains("war") }, inSQL: false) == ["1"])
        #expect(try found(#Predicate { $0.pages * 2 > 900 }, inSQL: false) == ["1", "2"])
    }

    @Test func `Changes that are not saved count, and stay in their places`() throws {
        let books = try context.fetch(FetchDescriptor<Book>())
        books[0].pages = 10
        books[3].pages = 999
        context.delete(books[1])
        context.insert(Book(isbn: "5", title: "New", pages: 800))
        #expect(try found(#Predicate { $0.pages > 200 }) == ["3", "4", "5"])
        #expect(try context.fetch(FetchDescriptor<Book>()).map(\.isbn) == ["1", "3", "4", "5"])
        let jane = try #require(books[2].author)
        jane.name = "Jane Austen"
        #expect(try found(#Predicate { $0.author?.name == "Jane Austen" }) == ["3"])
        var saved = FetchDescriptor<Book>(predicate: #Predicate { $0.isbn == "5" })
        saved.includePendingChanges = false
        #expect(try context.fetch(saved).isEmpty)
    }

    @Test func `Objects are sorted, and cut, by SQLite or by Swift`() throws {
        func isbns(_ sort: [SortDescriptor<Book>], inSQL: Bool = true, offset: Int? = nil, limit: Int? = nil) throws -> [String] {
            var descriptor = FetchDescriptor<Book>(sortBy: sort)
            descriptor.fetchOffset = offset
            descriptor.fetchLimit = limit
            #expect((try Selection(descriptor, in: context).ordering != nil) == inSQL)
            return try context.fetch(descriptor).map(\.isbn)
        }
        #expect(try isbns([SortDescriptor(\.title)]) == ["4", "3", "1", "2"])
        #expect(try isbns([SortDescriptor(\.title, comparator: .lexical)], inSQL: false) == ["4", "3", "1", "2"])
        #expect(try isbns([SortDescriptor(\.pages, order: .reverse)]) == ["1", "2", "3", "4"])
        #expect(try isbns([SortDescriptor(\.subtitle), SortDescriptor(\.pages)]) == ["4", "3", "2", "1"])
        #expect(try isbns([SortDescriptor(\.author?.name), SortDescriptor(\.pages)], inSQL: false) == ["4", "2", "1", "3"])
        #expect(try isbns([SortDescriptor(\.pages)], offset: 1, limit: 2) == ["3", "2"])
        context.insert(Book(isbn: "5", title: "Ilias", pages: 1))
        #expect(try isbns([SortDescriptor(\.pages)], limit: 2) == ["5", "4"])
    }
}
