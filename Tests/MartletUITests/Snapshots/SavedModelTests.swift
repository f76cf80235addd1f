import MartletCombine
import MartletElements
import MartletTest
import MartletUI
import Testing

@testable import MartletCore

@MainActor
@Suite("Structures and models in the snapshot of a session")
struct SavedModelTests {
    @Test func `A Codable model of a state object is restored and observed`() throws {
        let first = AppSession { Cart() }
        try press("add", in: first)
        let second = try goOn(from: first) { Cart() }
        #expect(texts(second).contains("1 in the cart"))
        try press("add", in: second)
        #expect(texts(second).contains("2 in the cart"))
    }

    @Test func `Structures that are not Codable are saved by their stored properties`() throws {
        let first = AppSession { Shelf() }
        try press("change", in: first)
        #expect(texts(first).contains("Iliad by Homer 2/3 [\"Hector\"] trees 2, prices pear 2.5, tags new"))
        let second = try goOn(from: first) { Shelf() }
        #expect(texts(second) == texts(first))
        #expect(first.snapshot()?.unsaved == [])
    }

    @Test func `An observable model that is not Codable gets the values of its properties`() throws {
        let first = AppSession { Library() }
        try press("change", in: first)
        #expect(texts(first).contains("2 books, open, of Ann, size large"))
        let second = try goOn(from: first) { Library() }
        // Views do not observe the size.
        #expect(texts(second).contains("2 books, open, of Ann, size small"))
        try press("change", in: second)
        #expect(texts(second).contains("3 books, open, of Ann, size large"))
        #expect(first.snapshot()?.unsaved == ["LibraryModel.mark: Mark"])
    }

    @Test func `A model that another session has stays as it is`() throws {
        let first = AppSession { SharedLibrary() }
        try press("change", in: first)
        let snapshot = first.snapshot()
        try press("change", in: first)
        #expect(texts(first).contains("3 books"))
        #expect(texts(AppSession(snapshot: try #require(snapshot)) { SharedLibrary() }).contains("3 books"))
    }

    @Test func `A state object that is not Codable gets the values of its published properties, and announces changes`() throws {
        let first = AppSession { Till() }
        try press("add", in: first)
        let second = try goOn(from: first) { Till() }
        #expect(texts(second).contains("1 in the till"))
        try press("add", in: second)
        #expect(texts(second).contains("2 in the till"))
    }

    @Test func `A property of a model with a value that does not fit begins anew, alone`() throws {
        let first = AppSession { Till() }
        try press("add", in: first)
        var snapshot = try #require(first.snapshot())
        snapshot.values = snapshot.values.map { value in
            var value = value
            value.json = value.json.replacing(#""_note":"paid""#, with: #""_note":7"#)
            return value
        }
        let second = AppSession(snapshot: snapshot) { Till() }
        #expect(texts(second).contains("1 in the till"))
        #expect(texts(second).contains("open"))
    }

    @Test func `An object that a view only observes is saved by its owner alone`() throws {
        let first = AppSession { Owner() }
        try press("add", in: first)
        #expect(first.snapshot()?.values.count == 1)
        let second = try goOn(from: first) { Owner() }
        #expect(texts(second) == ["1 of the owner", "1 of the child", "add"])
        try press("add", in: second)
        #expect(texts(second) == ["2 of the owner", "2 of the child", "add"])
    }
}

private final class CartModel: ObservableObject, Codable {
    @Published var count = 0

    init() {}
    init(from decoder: any Decoder) throws { count = try decoder.singleValueContainer().decode(Int.self) }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(count)
    }
}

private struct Cart: View {
    @StateObject private var model = CartModel()

    var body: some View {
        Text("\(model.count) in the cart")
        Button("add") { model.count += 1 }
    }
}

private struct Shelf: View {
    struct Author { let name: String }

    struct Chapter {
        var names: [String]
        var parts: [Chapter] = []
        var count: Int { parts.reduce(1) { $0 + $1.count } }
    }

    struct Book {
        var title: String
        var author: Author?
        var progress: (read: Int, all: Int)
        var chapter: Chapter
    }

    struct Price { var amount = 0.0 }
    struct Tag: Hashable { var name: String }

    @State private var books: [Book] = []
    @State private var prices: [String: Price] = [:]
    @State private var tags: Set<Tag> = []

    var body: some View {
        ForEach(books, id: \.title) { book in
            let author = book.author?.name ?? "nobody"
            let price = prices.map { "\($0) \($1.amount)" }.joined()
            Text(
                "\(book.title) by \(author) \(book.progress.read)/\(book.progress.all) \(book.chapter.names) trees \(book.chapter.count), "
                    + "prices \(price), tags \(tags.map(\.name).joined())")
        }
        Button("change") {
            books = [
                Book(
                    title: "Iliad", author: Author(name: "Homer"), progress: (2, 3),
                    chapter: Chapter(names: ["Hector"], parts: [Chapter(names: ["Paris"])]))
            ]
            prices = ["pear": Price(amount: 2.5)]
            tags = [Tag(name: "new")]
        }
    }
}

@Observable
private final class LibraryModel {
    struct Book { var title = "" }
    struct Mark { var letter: Character = "a" }
    enum Status { case closed, open }

    var books: [Book] = [Book()]
    var status = Status.closed
    var mark = Mark()
    let owner = PersonModel()
    @ObservationIgnored var size = "small"
    @ObservationIgnored unowned var reader: PersonModel
    @ObservationIgnored private var work: Task<Void, Never>?
    private let announce: () -> Void = {}

    /// The reader is gone at once, so it must not be looked at.
    init() { reader = PersonModel() }
}

private struct SharedLibrary: View {
    private static let shared = LibraryModel()
    @State private var model = Self.shared

    var body: some View {
        Text("\(model.books.count) books")
        Button("change") { model.books.append(.init()) }
    }
}

@Observable
private final class PersonModel {
    var name = "nobody"
}

private struct Library: View {
    @State private var model = LibraryModel()

    var body: some View {
        Text("\(model.books.count) books, \("\(model.status)"), of \(model.owner.name), size \(model.size)")
        Button("change") {
            model.books.append(.init(title: "Iliad"))
            model.status = .open
            model.owner.name = "Ann"
            model.size = "large"
        }
    }
}

private final class TillModel: ObservableObject {
    struct Coin { var value = 1 }

    @Published private(set) var coins: [Coin] = []
    @Published private(set) var note = "open"

    func add() {
        note = "paid"
        coins.append(Coin())
    }
}

private struct Till: View {
    @StateObject private var model = TillModel()

    var body: some View {
        Text("\(model.coins.count) in the till")
        Text(model.note)
        Button("add") { model.add() }
    }
}

private struct Owner: View {
    @StateObject private var model = CartModel()

    var body: some View {
        Text("\(model.count) of the owner")
        Child(model: model)
    }

    struct Child: View {
        @ObservedObject var model: CartModel

        var body: some View {
            Text("\(model.count) of the child")
            Button("add") { model.count += 1 }
        }
    }
}
