import Foundation

/// What a context has saved, by the identities of its objects.
struct SavedChanges: Sendable {
    var inserted: [NSManagedObjectID] = []
    var updated: [NSManagedObjectID] = []
    var deleted: [NSManagedObjectID] = []
    /// Whether any object can be another, or gone.
    var isEverything = false

    init(_ changes: ObjectChanges) {
        inserted = changes.inserted.map(\.objectID)
        updated = changes.updated.map(\.objectID)
        deleted = changes.deleted.map(\.objectID)
    }

    init(
        inserted: [NSManagedObjectID] = [], updated: [NSManagedObjectID] = [], deleted: [NSManagedObjectID] = [], isEverything: Bool = false
    ) {
        self.inserted = inserted
        self.updated = updated
        self.deleted = deleted
        self.isEverything = isEverything
    }
}

extension NSManagedObjectContext {
    /// Takes over what another context has saved.
    ///
    /// - Parameter notification: That of ``NSManagedObjectContextDidSave``.
    public func mergeChanges(fromContextDidSave notification: Notification) {
        let ids = { (keys: [String]) -> [NSManagedObjectID] in
            keys.flatMap { key -> [NSManagedObjectID] in
                let found = notification.userInfo?[key]
                return (found as? Set<NSManagedObject>)?.map(\.objectID) ?? (found as? Set<NSManagedObjectID>).map(Array.init)
                    ?? found as? [NSManagedObjectID] ?? []
            }
        }
        merge(
            SavedChanges(
                inserted: ids([NSInsertedObjectsKey, NSInsertedObjectIDsKey]), updated: ids([NSUpdatedObjectsKey, NSUpdatedObjectIDsKey]),
                deleted: ids([NSDeletedObjectsKey, NSDeletedObjectIDsKey])))
    }

    /// Tells contexts what was done to the store without them: by an ``NSBatchDeleteRequest``, say.
    ///
    /// - Parameter changes: Identities, by ``NSDeletedObjectsKey`` and its like.
    public class func mergeChanges(fromRemoteContextSave changes: [AnyHashable: Any], into contexts: [NSManagedObjectContext]) {
        let note = Notification(name: .NSManagedObjectContextDidSave, object: nil, userInfo: changes)
        for context in contexts { context.performAndWait { context.mergeChanges(fromContextDidSave: note) } }
    }

    /// Reads again what another context has saved, but for what this one has changed itself.
    func merge(_ saved: SavedChanges) {
        var changes = ObjectChanges(isEverything: saved.isEverything)
        let gone =
            saved.isEverything
            ? registeredObjects.filter { !inserted.contains($0) && readRow(of: $0.objectID) == nil }.map(\.objectID) : saved.deleted
        for id in gone {
            guard let object = registeredObject(for: id) else { continue }
            object.tellViews()
            updated.remove(object)
            deleted.remove(object)
            unregister(id)
            object.managedObjectContext = nil
            changes.deleted.append(object)
        }
        let stale = saved.isEverything ? registeredObjects.filter { !inserted.contains($0) }.map(\.objectID) : saved.updated
        for id in stale {
            guard let object = registeredObject(for: id), !inserted.contains(object), !deleted.contains(object) else { continue }
            refresh(object, mergeChanges: true)
            changes.refreshed.append(object)
        }
        changes.inserted = saved.inserted.map { object($0) }
        note(changes)
    }
}
