import Foundation

/// How a context is used.
public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
    case confinementConcurrencyType = 0, privateQueueConcurrencyType, mainQueueConcurrencyType
}

/// The objects that some code works with, and their changes until they are saved.
///
/// A context and its objects belong to one queue: code elsewhere uses ``perform(_:)``.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
    // All that changes is used on the context's queue alone, as with Apple's: perform(_:) is how other code gets there.

    public typealias ConcurrencyType = NSManagedObjectContextConcurrencyType

    public let concurrencyType: NSManagedObjectContextConcurrencyType
    public var name: String?
    public var transactionAuthor: String?
    public var userInfo = NSMutableDictionary()
    /// Without effect: changes are not recorded, and cannot be undone.
    public var undoManager: AnyObject?
    public var mergePolicy: Any = NSMergePolicy.error
    /// Whether the context takes over what other contexts save.
    public var automaticallyMergesChangesFromParent = false
    /// Without effect: an object that is gone has no values.
    public var shouldDeleteInaccessibleFaults = true
    /// Without effect: an object is kept by those who use it, and by its changes.
    public var retainsRegisteredObjects = false
    /// Without effect: deletion rules are applied at once.
    public var propagatesDeletesAtEndOfEvent = true
    /// Without effect: a row is read again when its object is refreshed.
    public var stalenessInterval: TimeInterval = -1

    var inserted = ObjectSet()
    var updated = ObjectSet()
    var deleted = ObjectSet()
    var unreported = ObjectChanges()
    private var reportIsScheduled = false
    private var registered: [NSManagedObjectID: WeakObject] = [:]
    private var registrationLimit = 256
    private var observers: [ObjectIdentifier: (ObjectChanges) -> Void] = [:]
    private var coordinator: NSPersistentStoreCoordinator?
    let queue: ContextQueue

    private struct WeakObject { weak var object: NSManagedObject? }

    public init(concurrencyType: NSManagedObjectContextConcurrencyType) {
        self.concurrencyType = concurrencyType
        queue = ContextQueue(isMain: concurrencyType == .mainQueueConcurrencyType)
        super.init()
    }

    public convenience init(_ type: ConcurrencyType) { self.init(concurrencyType: type) }

    // MARK: Where objects come from

    /// The store of the context, or of the context above it.
    public var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
        get { coordinator ?? parent?.persistentStoreCoordinator }
        set {
            coordinator?.remove(self)
            coordinator = newValue
            newValue?.add(self)
        }
    }

    /// The context that this one reads from and saves to, in place of a store.
    public var parent: NSManagedObjectContext? {
        didSet {
            oldValue?.removeChild(self)
            parent?.addChild(self)
        }
    }

    private var children: [WeakContext] = []
    private struct WeakContext { weak var context: NSManagedObjectContext? }

    private func addChild(_ child: NSManagedObjectContext) { children.append(WeakContext(context: child)) }
    private func removeChild(_ child: NSManagedObjectContext) { children.removeAll { $0.context == nil || $0.context === child } }

    /// The contexts that read from this one.
    var childContexts: [NSManagedObjectContext] { children.compactMap(\.context) }

    var model: NSManagedObjectModel? { persistentStoreCoordinator?.managedObjectModel }

    // MARK: Changes

    public var hasChanges: Bool { !inserted.isEmpty || !updated.isEmpty || !deleted.isEmpty }
    public var insertedObjects: Set<NSManagedObject> { inserted.set }
    public var updatedObjects: Set<NSManagedObject> { updated.set }
    public var deletedObjects: Set<NSManagedObject> { deleted.set }
    /// The objects that the context has.
    public var registeredObjects: Set<NSManagedObject> { Set(registered.values.compactMap(\.object)) }

    /// Called after a change of a property.
    func didChange(_ object: NSManagedObject, _ key: String) {
        object.changedKeys.insert(key)
        if !inserted.contains(object), !deleted.contains(object) { updated.insert(object) }
        note(ObjectChanges(updated: [object]))
    }

    /// Adds an object.
    public func insert(_ object: NSManagedObject) {
        guard object.managedObjectContext !== self else {
            if deleted.contains(object) {
                deleted.remove(object)
                note(ObjectChanges(inserted: [object]))
            }
            return
        }
        precondition(object.managedObjectContext == nil, "\(object.entity.title) is in another context.")
        if object.isFault || !object.objectID.isTemporaryID {
            // Deleted and saved: it comes back as a new object.
            let row = object.loadedRow
            object.objectID = NSManagedObjectID(entity: object.entity, isTemporary: true)
            object.row = row
        }
        object.managedObjectContext = self
        register(object)
        inserted.insert(object)
        object.connectLooseObjects()
        object.awakeFromInsert()
        note(ObjectChanges(inserted: [object]))
    }

    // MARK: Objects

    func register(_ object: NSManagedObject) {
        if registered.count > registrationLimit {
            registered = registered.filter { $0.value.object != nil }
            registrationLimit = max(256, registered.count * 2)
        }
        registered[object.objectID] = WeakObject(object: object)
    }

    func unregister(_ id: NSManagedObjectID) { registered[id] = nil }

    /// Returns the object with an identity, if the context has it.
    public func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? { registered[objectID]?.object }

    /// Returns the object with an identity, which need not exist: it is read when it is used.
    public func object(with objectID: NSManagedObjectID) -> NSManagedObject { object(objectID) }

    func object(_ id: NSManagedObjectID) -> NSManagedObject {
        if let known = registeredObject(for: id) { return known }
        let object = id.entity.objectClass.init(entity: id.entity, insertInto: nil)
        object.objectID = id
        object.row = nil
        object.managedObjectContext = self
        register(object)
        return object
    }

    /// Returns the object with an identity.
    ///
    /// - Throws: An error with the code 133000 if the store has no such object.
    public func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
        if let known = registeredObject(for: objectID), !known.isFault, !deleted.contains(known) { return known }
        guard let row = readRow(of: objectID) else { throw CoreDataError.missing(objectID) }
        let object = object(objectID)
        if object.row == nil { object.row = row }
        return object
    }

    public func obtainPermanentIDs(for objects: [NSManagedObject]) throws {
        for object in objects { object.objectID.becomePermanent() }
    }

    // MARK: Notes of changes

    /// Calls a closure whenever objects change, until ``stopObserving(_:)``.
    func observe(_ observer: AnyObject, _ body: @escaping (ObjectChanges) -> Void) { observers[ObjectIdentifier(observer)] = body }

    func stopObserving(_ observer: ObjectIdentifier) { observers[observer] = nil }

    func note(_ changes: ObjectChanges) {
        for body in observers.values { body(changes) }
        unreported.add(changes)
        guard !reportIsScheduled else { return }
        reportIsScheduled = true
        queue.later { [weak self] in self?.processPendingChanges() }
    }

    /// Tells observers of ``NSManagedObjectContextObjectsDidChange`` what has changed since the last time.
    public func processPendingChanges() {
        reportIsScheduled = false
        guard !unreported.isEmpty else { return }
        let changes = unreported
        unreported = ObjectChanges()
        NotificationCenter.default.post(name: .NSManagedObjectContextObjectsDidChange, object: self, userInfo: changes.userInfo)
    }
}

/// Objects that have changed.
struct ObjectChanges {
    var inserted: [NSManagedObject] = []
    var updated: [NSManagedObject] = []
    var deleted: [NSManagedObject] = []
    var refreshed: [NSManagedObject] = []
    /// Whether any object can be another.
    var isEverything = false

    var isEmpty: Bool { inserted.isEmpty && updated.isEmpty && deleted.isEmpty && refreshed.isEmpty && !isEverything }
    var all: [NSManagedObject] { inserted + updated + deleted + refreshed }

    mutating func add(_ later: ObjectChanges) {
        inserted += later.inserted
        // An object that is written often is noted once.
        if later.updated.count != 1 || updated.last !== later.updated.first { updated += later.updated }
        deleted += later.deleted
        refreshed += later.refreshed
        isEverything = isEverything || later.isEverything
    }

    /// The changes as a notification has them.
    var userInfo: [AnyHashable: Any] {
        let new = Set(inserted)
        let gone = Set(deleted)
        var info: [AnyHashable: Any] = [:]
        if !new.isEmpty { info[NSInsertedObjectsKey] = new.subtracting(gone) }
        let changed = Set(updated).subtracting(new).subtracting(gone)
        if !changed.isEmpty { info[NSUpdatedObjectsKey] = changed }
        if !gone.isEmpty { info[NSDeletedObjectsKey] = gone }
        if !refreshed.isEmpty { info[NSRefreshedObjectsKey] = Set(refreshed) }
        if isEverything { info[NSInvalidatedAllObjectsKey] = true }
        return info
    }
}
