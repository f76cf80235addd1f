import CoreData
import Testing

@MainActor
@Suite("A context of Core Data")
struct ContextTests {
    @Test func `Changes are given up by rollback, and reset forgets all objects`() throws {
        let library = try Library()
        defer { library.remove() }
        let emma = library.book("Emma", pages: 1)
        try library.context.save()
        emma.pages = 2
        let draft = library.book("Draft")
        #expect(emma.changedValues() as? [String: Int] == ["pages": 2])
        #expect(emma.committedValues(forKeys: ["pages"])["pages"] as? Int == 1)
        library.context.rollback()
        #expect(emma.pages == 1 && draft.managedObjectContext == nil && !library.context.hasChanges)
        library.context.reset()
        #expect(emma.managedObjectContext == nil && library.context.registeredObjects.isEmpty)
        #expect(try library.titles() == ["Emma"])
    }

    @Test func `A fetch has changes that are not saved, in its order and within its limit`() throws {
        let library = try Library()
        defer { library.remove() }
        for title in ["A", "C", "E"] { library.book(title) }
        try library.context.save()
        library.book("B")
        let request = Book.fetchRequest()
        request.sortDescriptors = [NSSortDescriptor(keyPath: \Book.title, ascending: false)]
        request.fetchLimit = 2
        request.fetchOffset = 1
        #expect(try library.context.fetch(request).map(\.title) == ["C", "B"])
        request.includesPendingChanges = false
        #expect(try library.context.fetch(request).map(\.title) == ["C", "A"])
        request.resultType = .countResultType
        #expect(try library.context.count(for: request) == 2)
        let dictionaries = NSFetchRequest<NSDictionary>(entityName: "Book")
        dictionaries.resultType = .dictionaryResultType
        dictionaries.propertiesToFetch = ["title"]
        #expect(try library.context.fetch(dictionaries).count == 4)
    }

    @Test func `An object is found by its identity and its address, in another context`() throws {
        let library = try Library()
        defer { library.remove() }
        let emma = library.book("Emma")
        try library.context.save()
        let background = library.container.newBackgroundContext()
        let id = try #require(
            library.container.persistentStoreCoordinator.managedObjectID(forURIRepresentation: emma.objectID.uriRepresentation()))
        #expect(id == emma.objectID)
        let title = background.performAndWait { (background.object(with: id) as? Book)?.title }
        #expect(title == "Emma")
        library.context.delete(emma)
        try library.context.save()
        let other = library.container.newBackgroundContext()
        let error = #expect(throws: NSError.self) { _ = try other.performAndWait { try other.existingObject(with: id).isFault } }
        #expect(error?.code == NSManagedObjectReferentialIntegrityError)
    }

    @Test func `A context above another has what that one saves`() throws {
        let library = try Library()
        defer { library.remove() }
        let shelf = library.shelf("Novels")
        try library.context.save()
        let child = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        child.parent = library.context
        let book = Book(context: child)
        book.title = "Emma"
        book.shelf = child.object(with: shelf.objectID) as? Shelf
        #expect(try library.titles().isEmpty && shelf.books?.count == 0)
        try child.save()
        #expect(try library.titles() == ["Emma"])
        #expect((shelf.books?.anyObject() as? Book)?.title == "Emma")
        #expect(library.context.hasChanges)
        try library.context.save()
        #expect(try library.reopened().titles("shelf.name == 'Novels'") == ["Emma"])
        child.delete(book)
        child.rollback()
        #expect(try library.titles() == ["Emma"])
    }

    @Test func `Two contexts that change an object are merged as the policy says`() throws {
        for (policy, pages, title) in [
            (NSMergePolicy.mergeByPropertyObjectTrump, 2, "Persuasion"), (.mergeByPropertyStoreTrump, 1, "Persuasion"),
            (.rollback, 1, "Emma"),
            (.overwrite, 2, "Persuasion"),
        ] {
            let library = try Library()
            defer { library.remove() }
            let emma = library.book("Emma")
            try library.context.save()
            emma.pages = 2
            emma.title = "Persuasion"
            let other = library.container.newBackgroundContext()
            let id = emma.objectID
            try other.performAndWait {
                (other.object(with: id) as? Book)?.pages = 1
                try other.save()
            }
            let error = #expect(throws: NSError.self) { try library.context.save() }
            #expect(error?.code == NSManagedObjectMergeError)
            library.context.mergePolicy = policy
            try library.context.save()
            #expect(emma.pages == pages && emma.title == title)
        }
    }

    @Test func `A unique value is of one object`() throws {
        let library = try Library { $0["Tag"]?.uniquenessConstraints = [["name"]] }
        defer { library.remove() }
        func tag() -> Tag {
            let tag = Tag(context: library.context)
            tag.name = "classic"
            return tag
        }
        let first = tag()
        try library.context.save()
        let second = tag()
        let book = library.book("Emma")
        book.tags = [second]
        let error = #expect(throws: NSError.self) { try library.context.save() }
        #expect(error?.code == NSManagedObjectConstraintMergeError)
        library.context.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
        try library.context.save()
        let tags = try library.context.fetch(NSFetchRequest<Tag>(entityName: "Tag"))
        #expect(tags == [first] && (first.books?.allObjects as? [Book]) == [book])
    }

    @Test func `Notifications name the objects of a save, and other contexts merge them`() throws {
        let library = try Library()
        defer { library.remove() }
        let emma = library.book("Emma")
        try library.context.save()
        let background = library.container.newBackgroundContext()
        let id = emma.objectID
        nonisolated(unsafe) var note: Notification?
        let token = NotificationCenter.default.addObserver(forName: .NSManagedObjectContextDidSave, object: background, queue: nil) {
            note = $0
        }
        defer { NotificationCenter.default.removeObserver(token) }
        try background.performAndWait {
            (background.object(with: id) as? Book)?.pages = 3
            try background.save()
        }
        #expect((note?.userInfo?[NSUpdatedObjectsKey] as? Set<NSManagedObject>)?.map(\.objectID) == [id])
        #expect(emma.pages == 0)
        library.context.mergeChanges(fromContextDidSave: try #require(note))
        #expect(emma.pages == 3)
    }

    @Test func `Batch requests change the store`() throws {
        let library = try Library()
        defer { library.remove() }
        try library.context.execute(NSBatchInsertRequest(entityName: "Book", objects: [["title": "A"], ["title": "B", "pages": 2]]))
        #expect(try library.titles() == ["A", "B"])
        let update = NSBatchUpdateRequest(entityName: "Book")
        update.predicate = NSPredicate(format: "title == 'A'")
        update.propertiesToUpdate = ["pages": 9]
        try library.context.execute(update)
        library.context.reset()
        #expect(try library.titles("pages == 9") == ["A"])
        let request = NSBatchDeleteRequest(fetchRequest: Book.fetchRequest())
        request.resultType = .resultTypeObjectIDs
        let coordinator = try #require(library.context.persistentStoreCoordinator)
        let result = try coordinator.execute(request, with: library.context) as? NSBatchDeleteResult
        let ids = try #require(result?.result as? [NSManagedObjectID])
        NSManagedObjectContext.mergeChanges(fromRemoteContextSave: [NSDeletedObjectsKey: ids], into: [library.context])
        #expect(ids.count == 2)
        #expect(try library.titles().isEmpty)
    }

    @Test func `A controller tells its delegate what has become of its objects`() throws {
        final class Log: NSFetchedResultsControllerDelegate {
            var lines: [String] = []

            func controller(
                _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any, at indexPath: IndexPath?,
                for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
            ) {
                lines.append(
                    "\((anObject as? Book)?.title ?? "") \(type) \(indexPath.map { Array($0) } ?? []) \(newIndexPath.map { Array($0) } ?? [])"
                )
            }

            func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
                lines.append("\(controller.fetchedObjects?.count ?? 0) objects")
            }
        }
        let library = try Library()
        defer { library.remove() }
        let (a, c) = (library.book("A"), library.book("C"))
        try library.context.save()
        let request = Book.fetchRequest()
        request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)]
        let controller = NSFetchedResultsController(
            fetchRequest: request, managedObjectContext: library.context, sectionNameKeyPath: nil, cacheName: nil)
        let log = Log()
        controller.delegate = log
        try controller.performFetch()
        #expect(controller.object(at: IndexPath(indexes: [0, 1])) === c && controller.sections?.first?.numberOfObjects == 2)
        library.book("B")
        try library.context.save()
        a.title = "D"
        c.pages = 1
        try library.context.save()
        library.context.delete(a)
        try library.context.save()
        #expect(
            log.lines == [
                "B insert [] [0, 1]", "3 objects", "C update [0, 2] [0, 1]", "D move [0, 0] [0, 2]", "3 objects", "D delete [0, 2] []",
                "2 objects",
            ])
    }

    @Test func `A store in memory is gone with its container, and a newer model opens an older store`() throws {
        let container = NSPersistentContainer(name: "Library", managedObjectModel: libraryModel())
        container.persistentStoreDescriptions.first?.url = URL(fileURLWithPath: "/dev/null")
        container.loadPersistentStores { #expect($1 == nil) }
        let book = Book(context: container.viewContext)
        book.title = "Emma"
        try container.viewContext.save()
        #expect(try container.viewContext.count(for: Book.fetchRequest()) == 1)

        let library = try Library()
        defer { library.remove() }
        library.book("Emma", pages: 7)
        try library.context.save()
        func added(_ entity: NSEntityDescription?, optional: Bool, _ value: Any?) {
            let attribute = NSAttributeDescription()
            attribute.name = "rating"
            attribute.attributeType = .integer64AttributeType
            attribute.isOptional = optional
            attribute.defaultValue = value
            entity?.properties.append(attribute)
            entity?.properties.first { $0.name == "pages" }?.renamingIdentifier = "pages"
            entity?.properties.first { $0.name == "pages" }?.name = "length"
        }
        #expect(throws: NSError.self) { try library.reopened { added($0["Book"], optional: false, nil) } }
        let newer = try library.reopened { added($0["Book"], optional: false, 5) }
        let stored = try #require(try newer.context.fetch(Book.fetchRequest()).first)
        #expect(stored.value(forKey: "rating") as? Int == 5 && stored.value(forKey: "length") as? Int == 7)
    }
}
