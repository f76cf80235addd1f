import Foundation
import MartletModels
import Testing

@Model
final class Team {
    var name: String
    @Relationship(deleteRule: .deny) var players: [Player] = []
    @Relationship(deleteRule: .cascade) var badge: Badge?

    init(_ name: String) { self.name = name }
}

@Model
final class Player {
    var name: String
    var team: Team?

    init(_ name: String, team: Team? = nil) {
        self.name = name
        self.team = team
    }
}

@Model
final class Badge {
    var text: String

    init(_ text: String) { self.text = text }
}

@Model
final class Folder {
    var name: String
    var parent: Folder?
    @Relationship(deleteRule: .cascade, inverse: \Folder.parent) var children: [Folder]? = []

    init(_ name: String, parent: Folder? = nil) {
        self.name = name
        self.parent = parent
    }
}

@Suite("Relationships")
struct RelationshipTests {
    let store = TemporaryStore()

    private func context() throws -> ModelContext {
        ModelContext(try ModelContainer(for: Author.self, Team.self, Folder.self, configurations: store.configuration))
    }

    private func all<T: PersistentModel>(_ type: T.Type, _ context: ModelContext) throws -> [T] { try context.fetch(FetchDescriptor<T>()) }

    @Test func `Both sides of a relationship change together, and are read as they were saved`() throws {
        let first = try context()
        let homer = Author(name: "Homer")
        let ilias = Book(isbn: "1", title: "Ilias", author: homer)
        first.insert(ilias)
        #expect(homer.modelContext === first)
        #expect(homer.books.map(\.title) == ["Ilias"])
        homer.books.append(Book(isbn: "2", title: "Odyssey"))
        try first.save()

        let second = try context()
        let author = try #require(try all(Author.self, second).first)
        #expect(author.books.map(\.title) == ["Ilias", "Odyssey"])
        #expect(author.books.allSatisfy { $0.author === author })
        author.books.removeFirst()
        #expect(try all(Book.self, second).map { $0.author?.name } == [nil, "Homer"])
        try second.save()
        #expect(try all(Author.self, context()).map { $0.books.map(\.title) } == [["Odyssey"]])
    }

    @Test func `An object that gets another owner leaves the one before`() throws {
        let context = try context()
        let (homer, virgil) = (Author(name: "Homer"), Author(name: "Virgil"))
        context.insert(homer)
        context.insert(virgil)
        let book = Book(isbn: "1", title: "Aeneid", author: homer)
        context.insert(book)
        book.author = virgil
        #expect(homer.books.isEmpty)
        #expect(virgil.books == [book])
        homer.books = [book]
        #expect(book.author == homer)
        #expect(virgil.books.isEmpty)
    }

    @Test func `Objects of many to many know each other after they were saved`() throws {
        let first = try context()
        let (war, sea) = (Tag("war"), Tag("sea"))
        let (ilias, odyssey) = (Book(isbn: "1", title: "Ilias"), Book(isbn: "2", title: "Odyssey"))
        for book in [ilias, odyssey] { first.insert(book) }
        ilias.tags = [war]
        odyssey.tags = [war, sea]
        #expect(war.books == [ilias, odyssey])
        try first.save()

        let second = try context()
        let tags = try all(Tag.self, second)
        #expect(tags.map { $0.books.map(\.title) } == [["Ilias", "Odyssey"], ["Odyssey"]])
        tags[0].books.removeLast()
        try second.save()
        #expect(try all(Book.self, context()).map { $0.tags.map(\.name) } == [["war"], ["sea"]])
    }

    @Test func `Cascade deletes what an object owns, nullify lets it go`() throws {
        let context = try context()
        let homer = Author(name: "Homer")
        let ilias = Book(isbn: "1", title: "Ilias", author: homer)
        ilias.tags = [Tag("war")]
        context.insert(ilias)
        try context.save()
        context.delete(homer)
        context.processPendingChanges()
        #expect(ilias.isDeleted)
        try context.save()
        #expect(try all(Book.self, self.context()).isEmpty)
        let tag = try #require(try all(Tag.self, self.context()).first)
        #expect(tag.books.isEmpty)
    }

    @Test func `Deny refuses to save a deletion while there are related objects`() throws {
        let context = try context()
        let team = Team("Reds")
        let player = Player("Ann", team: team)
        context.insert(player)
        try context.save()
        context.delete(team)
        #expect(throws: SwiftDataError.self) { try context.save() }
        #expect(try all(Team.self, self.context()).count == 1)
        context.rollback()
        #expect(!team.isDeleted)
        context.delete(player)
        context.delete(team)
        try context.save()
        #expect(try all(Team.self, self.context()).isEmpty)
    }

    @Test func `An object that is deleted without an other side is missing where it was referred to`() throws {
        let context = try context()
        let team = Team("Reds")
        team.badge = Badge("R")
        context.insert(team)
        try context.save()
        context.delete(try #require(team.badge))
        try context.save()
        #expect(team.badge == nil)
        #expect(try all(Team.self, self.context()).map { $0.badge?.text } == [nil])
    }

    @Test func `A tree of one class is deleted with its root`() throws {
        let context = try context()
        let root = Folder("root")
        let leaf = Folder("leaf", parent: Folder("branch", parent: root))
        context.insert(leaf)
        try context.save()
        #expect(root.children?.first?.children == [leaf])
        context.delete(root)
        try context.save()
        #expect(try all(Folder.self, self.context()).isEmpty)
    }

    @Test func `An object that is equal to a stored one in a group of variables takes its place in relationships`() throws {
        let context = try context()
        context.insert(Tag("war"))
        try context.save()
        let book = Book(isbn: "1", title: "Ilias")
        context.insert(book)
        book.tags = [Tag("war")]
        try context.save()
        #expect(try all(Tag.self, self.context()).map { $0.books.map(\.title) } == [["Ilias"]])
    }

    @Test func `A rollback restores both sides`() throws {
        let context = try context()
        let homer = Author(name: "Homer")
        let ilias = Book(isbn: "1", title: "Ilias", author: homer)
        context.insert(ilias)
        try context.save()
        ilias.author = nil
        homer.books.append(Book(isbn: "2", title: "Odyssey"))
        context.rollback()
        #expect(ilias.author == homer)
        #expect(homer.books == [ilias])
    }
}
