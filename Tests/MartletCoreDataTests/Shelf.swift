import CoreData

// The classes that the tests' model names, as `martlet run` rewrites those of an app.

class Shelf: NSManagedObject {
    var name: String? {
        get { managed("name") }
        set { setManaged(newValue, "name") }
    }
    var books: NSSet? {
        get { managed("books") }
        set { setManaged(newValue, "books") }
    }

    class func fetchRequest() -> NSFetchRequest<Shelf> { NSFetchRequest<Shelf>(entityName: "Shelf") }
}

class Book: NSManagedObject, Identifiable {
    var title: String? {
        get { managed("title") }
        set { setManaged(newValue, "title") }
    }
    var pages: Int16 {
        get { managed("pages") }
        set { setManaged(newValue, "pages") }
    }
    var price: Double {
        get { managed("price") }
        set { setManaged(newValue, "price") }
    }
    var isRead: Bool {
        get { managed("isRead") }
        set { setManaged(newValue, "isRead") }
    }
    var added: Date? {
        get { managed("added") }
        set { setManaged(newValue, "added") }
    }
    var code: UUID? {
        get { managed("code") }
        set { setManaged(newValue, "code") }
    }
    var page: URL? {
        get { managed("page") }
        set { setManaged(newValue, "page") }
    }
    var cover: Data? {
        get { managed("cover") }
        set { setManaged(newValue, "cover") }
    }
    var cost: NSDecimalNumber? {
        get { managed("cost") }
        set { setManaged(newValue, "cost") }
    }
    var words: [String]? {
        get { managed("words") }
        set { setManaged(newValue, "words") }
    }
    var shelf: Shelf? {
        get { managed("shelf") }
        set { setManaged(newValue, "shelf") }
    }
    var tags: Set<Tag> {
        get { managed("tags") }
        set { setManaged(newValue, "tags") }
    }
    var chapters: NSOrderedSet? {
        get { managed("chapters") }
        set { setManaged(newValue, "chapters") }
    }

    class func fetchRequest() -> NSFetchRequest<Book> { NSFetchRequest<Book>(entityName: "Book") }

    override func awakeFromInsert() { added = Date(timeIntervalSinceReferenceDate: 0) }
}

class Comic: Book {
    var artist: String? {
        get { managed("artist") }
        set { setManaged(newValue, "artist") }
    }
}

class Tag: NSManagedObject {
    var name: String {
        get { managed("name") }
        set { setManaged(newValue, "name") }
    }
    var books: NSSet? {
        get { managed("books") }
        set { setManaged(newValue, "books") }
    }
}

class Chapter: NSManagedObject {
    var name: String? {
        get { managed("name") }
        set { setManaged(newValue, "name") }
    }
    var book: Book? {
        get { managed("book") }
        set { setManaged(newValue, "book") }
    }
}

/// The model of the tests, built in code.
func libraryModel(change: ([String: NSEntityDescription]) -> Void = { _ in }) -> NSManagedObjectModel {
    let entities = ["Shelf", "Book", "Comic", "Tag", "Chapter"].map { name in
        let entity = NSEntityDescription()
        entity.name = name
        entity.managedObjectClassName = name
        return entity
    }
    let byName = Dictionary(uniqueKeysWithValues: entities.map { ($0.name ?? "", $0) })
    func attribute(_ name: String, _ type: NSAttributeType, of entity: String, optional: Bool = true, value: Any? = nil) {
        let attribute = NSAttributeDescription()
        attribute.name = name
        attribute.attributeType = type
        attribute.isOptional = optional
        attribute.defaultValue = value
        byName[entity]?.properties.append(attribute)
    }
    func relationship(_ name: String, of entity: String, to destination: String, many: Bool, rule: NSDeleteRule, ordered: Bool = false)
        -> NSRelationshipDescription
    {
        let relationship = NSRelationshipDescription()
        relationship.name = name
        relationship.destinationEntity = byName[destination]
        relationship.maxCount = many ? 0 : 1
        relationship.deleteRule = rule
        relationship.isOrdered = ordered
        byName[entity]?.properties.append(relationship)
        return relationship
    }
    func connect(_ a: NSRelationshipDescription, _ b: NSRelationshipDescription) {
        a.inverseRelationship = b
        b.inverseRelationship = a
    }
    attribute("name", .stringAttributeType, of: "Shelf", optional: false)
    attribute("title", .stringAttributeType, of: "Book", optional: false)
    attribute("pages", .integer16AttributeType, of: "Book", value: 0)
    attribute("price", .doubleAttributeType, of: "Book", value: 0)
    attribute("isRead", .booleanAttributeType, of: "Book", value: false)
    attribute("added", .dateAttributeType, of: "Book")
    attribute("code", .UUIDAttributeType, of: "Book")
    attribute("page", .URIAttributeType, of: "Book")
    attribute("cover", .binaryDataAttributeType, of: "Book")
    attribute("cost", .decimalAttributeType, of: "Book")
    attribute("words", .transformableAttributeType, of: "Book")
    attribute("artist", .stringAttributeType, of: "Comic")
    attribute("name", .stringAttributeType, of: "Tag", optional: false)
    attribute("name", .stringAttributeType, of: "Chapter")
    connect(
        relationship("books", of: "Shelf", to: "Book", many: true, rule: .denyDeleteRule),
        relationship("shelf", of: "Book", to: "Shelf", many: false, rule: .nullifyDeleteRule))
    connect(
        relationship("tags", of: "Book", to: "Tag", many: true, rule: .nullifyDeleteRule),
        relationship("books", of: "Tag", to: "Book", many: true, rule: .nullifyDeleteRule))
    connect(
        relationship("chapters", of: "Book", to: "Chapter", many: true, rule: .cascadeDeleteRule, ordered: true),
        relationship("book", of: "Chapter", to: "Book", many: false, rule: .nullifyDeleteRule))
    byName["Book"]?.subentities = [byName["Comic"]].compactMap(\.self)
    change(byName)
    let model = NSManagedObjectModel()
    model.entities = entities
    return model
}

/// A container with a store in a folder, which is removed with it.
final class Library {
    let folder: URL
    let container: NSPersistentContainer
    var context: NSManagedObjectContext { container.viewContext }

    init(in folder: URL? = nil, change: ([String: NSEntityDescription]) -> Void = { _ in }) throws {
        self.folder = folder ?? FileManager.default.temporaryDirectory.appending(path: "MartletCoreDataTests-\(UUID().uuidString)")
        container = NSPersistentContainer(name: "Library", managedObjectModel: libraryModel(change: change))
        container.persistentStoreDescriptions = [NSPersistentStoreDescription(url: self.folder.appending(path: "Library.sqlite"))]
        var failure: (any Error)?
        container.loadPersistentStores { failure = $1 }
        if let failure { throw failure }
    }

    /// A second container with the same file, as after another start of the app.
    func reopened(change: ([String: NSEntityDescription]) -> Void = { _ in }) throws -> Library { try Library(in: folder, change: change) }

    @discardableResult
    func book(_ title: String, pages: Int16 = 0, on shelf: Shelf? = nil) -> Book {
        let book = Book(context: context)
        book.title = title
        book.pages = pages
        book.shelf = shelf
        return book
    }

    func shelf(_ name: String) -> Shelf {
        let shelf = Shelf(context: context)
        shelf.name = name
        return shelf
    }

    func titles(_ format: String? = nil, _ arguments: Any...) throws -> [String] {
        let request = Book.fetchRequest()
        request.predicate = format.map { NSPredicate(format: $0, argumentArray: arguments) }
        request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)]
        return try context.fetch(request).compactMap(\.title)
    }

    func remove() { try? FileManager.default.removeItem(at: folder) }
}
