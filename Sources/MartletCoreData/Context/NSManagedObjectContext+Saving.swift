import Foundation
import GRDB

extension NSManagedObjectContext {
    /// Saves all changes: to the store, or to the context above this one.
    ///
    /// - Throws: An `NSError` if an object is not valid, if another context has saved it and the ``mergePolicy`` is ``NSMergePolicy/error``, or an
    ///   error of the database. Then nothing is saved.
    public func save() throws {
        guard hasChanges else { return }
        try prepareForSaving()
        let changes = ObjectChanges(inserted: inserted.objects, updated: updated.objects, deleted: deleted.objects)
        NotificationCenter.default.post(name: .NSManagedObjectContextWillSave, object: self)
        let stale: Set<NSManagedObjectID>
        if let parent {
            parent.performAndWait { parent.take(changes) }
            stale = []
        } else {
            stale = try write(changes)
        }
        processPendingChanges()
        clean(changes, stale)
        for object in changes.inserted + changes.updated + changes.deleted { object.didSave() }
        NotificationCenter.default.post(name: .NSManagedObjectContextDidSave, object: self, userInfo: changes.userInfo)
        note(ObjectChanges(refreshed: stale.compactMap(registeredObject)))
        if parent == nil { persistentStoreCoordinator?.tellOthers(of: SavedChanges(changes), savedBy: self) }
        for child in childContexts where child.automaticallyMergesChangesFromParent {
            let saved = SavedChanges(changes)
            child.perform { child.merge(saved) }
        }
    }

    private func prepareForSaving() throws {
        // What willSave changes is saved, and can change further objects.
        var seen: Set<ObjectIdentifier> = []
        for _ in 0..<100 {
            let waiting = (inserted.objects + updated.objects + deleted.objects).filter { seen.insert(ObjectIdentifier($0)).inserted }
            if waiting.isEmpty { break }
            for object in waiting { object.willSave() }
        }
        var errors = deniedDeletions()
        for object in inserted.objects { errors += Self.errors { try object.validateForInsert() } }
        for object in updated.objects where object.hasPersistentChangedValues { errors += Self.errors { try object.validateForUpdate() } }
        for object in deleted.objects { errors += Self.errors { try object.validateForDelete() } }
        if let error = CoreDataError.joined(errors) { throw error }
    }

    private static func errors(_ body: () throws -> Void) -> [NSError] {
        do {
            try body()
            return []
        } catch {
            let error = error as NSError
            return error.userInfo[NSDetailedErrorsKey] as? [NSError] ?? [error]
        }
    }

    /// Writes changes into the store.
    ///
    /// - Returns: The objects whose rows in the store are others than the context's.
    private func write(_ changes: ObjectChanges) throws -> Set<NSManagedObjectID> {
        guard let store = persistentStoreCoordinator?.store else {
            throw CoreDataError.make(NSPersistentStoreSaveError, "The context has no store. Load the container's stores before saving.")
        }
        guard !(persistentStoreCoordinator?.isReadOnly ?? false) else {
            throw CoreDataError.make(NSPersistentStoreSaveError, "The store is read-only.")
        }
        let policy = (mergePolicy as? NSMergePolicy)?.kind ?? .error
        let writer = try store.database.write { database in
            var writer = StoreWriter(database: database, policy: policy)
            try writer.write(inserted: changes.inserted, updated: changes.updated, deleted: changes.deleted)
            return writer
        }
        for (id, version) in writer.versions { registeredObject(for: id)?.row?.version = version }
        for (new, stored) in writer.found { replace(new, by: stored) }
        return writer.stale
    }

    /// Lets a new object be the one that the store has.
    private func replace(_ new: NSManagedObjectID, by stored: NSManagedObjectID) {
        guard let object = registeredObject(for: new) else { return }
        unregister(new)
        if registeredObject(for: stored) == nil {
            object.objectID = stored
            register(object)
        } else {
            object.managedObjectContext = nil
        }
        for other in registeredObjects {
            guard let related = other.row?.related else { continue }
            for (key, ids) in related where ids.contains(new) { other.row?.related[key] = ids.map { $0 == new ? stored : $0 } }
        }
    }

    /// Forgets what has been saved.
    private func clean(_ changes: ObjectChanges, _ stale: Set<NSManagedObjectID>) {
        for object in changes.inserted + changes.updated {
            // Views can show hasChanges.
            object.tellViews()
            object.objectID.becomePermanent()
            object.saved = nil
            object.changedKeys = []
        }
        for object in changes.deleted {
            unregister(object.objectID)
            object.managedObjectContext = nil
            object.saved = nil
        }
        inserted.removeAll()
        updated.removeAll()
        deleted.removeAll()
        for id in stale { registeredObject(for: id)?.turnIntoFault() }
    }

    /// Takes over what a context below this one has saved.
    private func take(_ changes: ObjectChanges) {
        for object in changes.inserted where registeredObject(for: object.objectID) == nil {
            let own = object.entity.objectClass.init(entity: object.entity, insertInto: nil)
            own.objectID = object.objectID
            own.row = object.row
            own.changedKeys = Set(own.entity.propertiesByName.keys)
            own.managedObjectContext = self
            register(own)
            inserted.insert(own)
            note(ObjectChanges(inserted: [own]))
        }
        for object in changes.updated {
            let own = self.object(object.objectID)
            own.tellViews()
            own.willChange()
            for key in object.changedKeys {
                if let value = object.row?.values[key] { own.row?.values[key] = value }
                if let ids = object.row?.related[key] { own.row?.related[key] = ids }
                didChange(own, key)
            }
        }
        for object in changes.deleted {
            let own = self.object(object.objectID)
            if inserted.contains(own) {
                inserted.remove(own)
                unregister(own.objectID)
                own.managedObjectContext = nil
            } else {
                updated.remove(own)
                deleted.insert(own)
            }
            own.tellViews()
            note(ObjectChanges(deleted: [own]))
        }
    }
}
