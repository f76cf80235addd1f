import Foundation

/// A model with its store. All contexts of a coordinator see the same objects.
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
    // What changes is behind the lock, but for the stores, which are added before contexts use them.
    public let managedObjectModel: NSManagedObjectModel
    public private(set) var persistentStores: [NSPersistentStore] = []
    public var name: String?
    private(set) var store: SQLiteStore?
    private let lock = NSLock()
    private var contexts: [WeakContext] = []

    private struct WeakContext { weak var context: NSManagedObjectContext? }

    public init(managedObjectModel model: NSManagedObjectModel) {
        managedObjectModel = model
        super.init()
        model.enter()
    }

    var isReadOnly: Bool { persistentStores.first?.isReadOnly ?? false }

    /// Opens a store. A coordinator has one: with several, all objects are in the first.
    @discardableResult
    public func addPersistentStore(
        ofType storeType: String, configurationName configuration: String?, at storeURL: URL?, options: [AnyHashable: Any]? = nil
    ) throws -> NSPersistentStore {
        let isOn = { (key: String) in (options?[key] as? NSNumber)?.boolValue ?? options?[key] as? Bool ?? false }
        return try add(
            storeType, configuration, storeURL, options, isReadOnly: isOn(NSReadOnlyPersistentStoreOption),
            migrates: isOn(NSMigratePersistentStoresAutomaticallyOption))
    }

    @discardableResult
    public func addPersistentStore(
        type: NSPersistentStore.StoreType, configuration: String? = nil, at storeURL: URL, options: [AnyHashable: Any]? = nil
    ) throws -> NSPersistentStore {
        try addPersistentStore(ofType: type.rawValue, configurationName: configuration, at: storeURL, options: options)
    }

    /// Opens the store of a description, and calls the closure with it.
    public func addPersistentStore(
        with description: NSPersistentStoreDescription,
        completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
    ) {
        do {
            try add(
                description.type, description.configuration, description.url, description.options, isReadOnly: description.isReadOnly,
                migrates: description.shouldMigrateStoreAutomatically)
            block(description, nil)
        } catch {
            block(description, error)
        }
    }

    @discardableResult
    private func add(
        _ type: String, _ configuration: String?, _ url: URL?, _ options: [AnyHashable: Any]?, isReadOnly: Bool, migrates: Bool
    ) throws -> NSPersistentStore {
        let isInMemory = type == NSInMemoryStoreType || url?.path == "/dev/null"
        if !isInMemory, url == nil { throw CoreDataError.make(NSPersistentStoreOpenError, "A store needs a file.") }
        let added = NSPersistentStore(type: type, url: url, isReadOnly: isReadOnly, configuration: configuration, options: options)
        if store == nil {
            do {
                store = try SQLiteStore(file: isInMemory ? nil : url, isReadOnly: isReadOnly, model: managedObjectModel, migrates: migrates)
            } catch let error as NSError where error.domain == NSCocoaErrorDomain {
                throw error
            } catch {
                throw CoreDataError.make(
                    NSPersistentStoreOpenError, "The store could not be opened: \(error)", [NSUnderlyingErrorKey: error])
            }
        }
        added.persistentStoreCoordinator = self
        persistentStores.append(added)
        return added
    }

    public func remove(_ store: NSPersistentStore) throws {
        persistentStores.removeAll { $0 === store }
        if persistentStores.isEmpty { self.store = nil }
    }

    /// Deletes all files of a store.
    public func destroyPersistentStore(at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil) throws {
        for ending in ["", "-wal", "-shm"] {
            let path = url.path + ending
            if FileManager.default.fileExists(atPath: path) { try FileManager.default.removeItem(atPath: path) }
        }
    }

    public func destroyPersistentStore(at url: URL, type: NSPersistentStore.StoreType, options: [AnyHashable: Any]? = nil) throws {
        try destroyPersistentStore(at: url, ofType: type.rawValue, options: options)
    }

    public func persistentStore(for url: URL) -> NSPersistentStore? { persistentStores.first { $0.url == url } }
    public func url(for store: NSPersistentStore) -> URL { store.url ?? URL(fileURLWithPath: "/dev/null") }

    /// Returns the identity that an address stands for.
    public func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
        guard url.scheme == "x-coredata", let key = url.host.flatMap({ UUID(uuidString: $0) }),
            let entity = managedObjectModel.entitiesByName[url.lastPathComponent]
        else { return nil }
        return NSManagedObjectID(entity: entity, key: key, isTemporary: false)
    }

    // MARK: Metadata

    public func metadata(for store: NSPersistentStore) -> [String: Any] {
        var metadata = (try? self.store?.metadata()) ?? [:]
        metadata[NSStoreTypeKey] = store.type
        metadata[NSStoreUUIDKey] = store.identifier
        return metadata
    }

    public func setMetadata(_ metadata: [String: Any]?, for store: NSPersistentStore) { try? self.store?.setMetadata(metadata ?? [:]) }

    // MARK: Contexts

    func add(_ context: NSManagedObjectContext) {
        lock.withLock {
            contexts.removeAll { $0.context == nil || $0.context === context }
            contexts.append(WeakContext(context: context))
        }
    }

    func remove(_ context: NSManagedObjectContext) {
        lock.withLock { contexts.removeAll { $0.context == nil || $0.context === context } }
    }

    /// Lets the contexts that ask for it take over what another has saved.
    func tellOthers(of changes: SavedChanges, savedBy sender: NSManagedObjectContext?) {
        let others = lock.withLock { contexts.compactMap(\.context) }
        for context in others where context !== sender && context.parent == nil && context.automaticallyMergesChangesFromParent {
            context.perform { context.merge(changes) }
        }
    }

    public func perform(_ block: @escaping () -> Void) { block() }
    public func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try block() }
}
