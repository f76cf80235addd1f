import CoreData
import Testing

@MainActor
@Suite("A store of Core Data")
struct StoreTests {
    // Shows: import CoreData
    @Test func `Objects that are saved are there after the next start, with all kinds of attributes`() throws {
        let library = try Library()
        defer { library.remove() }
        let code = UUID()
        let book = library.book("Emma", pages: 474)
        book.price = 9.5
        book.isRead = true
        book.code = code
        book.page = URL(string: "https://example.org/emma")
        book.cover = Data([1, 2, 3])
        book.cost = NSDecimalNumber(string: "12.30")
        book.words = ["handsome", "clever", "rich"]
        #expect(library.context.hasChanges && book.isInserted && book.objectID.isTemporaryID)
        try library.context.save()
        #expect(!library.context.hasChanges && !book.isInserted && !book.objectID.isTemporaryID)

        let stored = try #require(try library.reopened().context.fetch(Book.fetchRequest()).first)
        #expect(stored.title == "Emma" && stored.pages == 474 && stored.price == 9.5 && stored.isRead && stored.code == code)
        #expect(stored.added == Date(timeIntervalSinceReferenceDate: 0))
        #expect(stored.page?.absoluteString == "https://example.org/emma" && stored.cover == Data([1, 2, 3]))
        #expect(stored.cost == NSDecimalNumber(string: "12.3") && stored.words == ["handsome", "clever", "rich"])
        #expect(stored.value(forKey: "pages") as? Int == 474)
    }

    @Test func `Relationships keep their other side, and come back from the store`() throws {
        let library = try Library()
        defer { library.remove() }
        let shelf = library.shelf("Novels")
        let emma = library.book("Emma", on: shelf)
        let persuasion = library.book("Persuasion")
        shelf.addManaged(persuasion, to: "books")
        #expect(persuasion.shelf === shelf && shelf.books?.count == 2)
        let tag = Tag(context: library.context)
        tag.name = "classic"
        emma.tags = [tag]
        #expect((tag.books?.allObjects as? [Book]) == [emma])
        for name in ["One", "Two", "Three"] {
            let chapter = Chapter(context: library.context)
            chapter.name = name
            chapter.book = emma
        }
        emma.removeManaged(at: 0, from: "chapters")
        emma.insertManaged(try #require(emma.chapters?.lastObject as? Chapter), at: 0, into: "chapters")
        try library.context.save()

        let other = try library.reopened().context
        let request = Book.fetchRequest()
        request.predicate = NSPredicate(format: "title == %@", "Emma")
        let stored = try #require(try other.fetch(request).first)
        #expect(stored.shelf?.name == "Novels" && stored.shelf?.books?.count == 2)
        #expect(stored.tags.map(\.name) == ["classic"])
        #expect((stored.chapters?.array as? [Chapter])?.map(\.name) == ["Three", "Two"])
    }

    @Test func `Deletion rules nullify, cascade and deny`() throws {
        let library = try Library()
        defer { library.remove() }
        let shelf = library.shelf("Novels")
        let emma = library.book("Emma", on: shelf)
        let chapter = Chapter(context: library.context)
        chapter.book = emma
        try library.context.save()
        library.context.delete(shelf)
        let error = #expect(throws: NSError.self) { try library.context.save() }
        #expect(error?.code == NSValidationRelationshipDeniedDeleteError)
        library.context.rollback()
        #expect(!shelf.isDeleted && emma.shelf === shelf)
        library.context.delete(emma)
        #expect(emma.isDeleted && chapter.isDeleted && shelf.books?.count == 0)
        try library.context.save()
        #expect(try library.context.count(for: NSFetchRequest<Chapter>(entityName: "Chapter")) == 0)
        #expect(emma.managedObjectContext == nil && !emma.isDeleted)
    }

    @Test func `An object without a value that it needs is not saved`() throws {
        let library = try Library()
        defer { library.remove() }
        let book = Book(context: library.context)
        let error = #expect(throws: NSError.self) { try library.context.save() }
        #expect(error?.code == NSValidationMissingMandatoryPropertyError && error?.userInfo[NSValidationKeyErrorKey] as? String == "title")
        #expect(book.isInserted && library.context.hasChanges)
    }

    @Test func `An entity below another is fetched with it, and by itself`() throws {
        let library = try Library()
        defer { library.remove() }
        library.book("Emma")
        let comic = Comic(context: library.context)
        comic.title = "Maus"
        comic.artist = "Spiegelman"
        try library.context.save()
        let other = try library.reopened()
        #expect(try other.titles() == ["Emma", "Maus"])
        let comics = try other.context.fetch(NSFetchRequest<Comic>(entityName: "Comic"))
        #expect(comics.map(\.artist) == ["Spiegelman"])
    }
}
