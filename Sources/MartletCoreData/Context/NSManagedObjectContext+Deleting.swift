import Foundation

extension NSManagedObjectContext {
    /// Deletes an object when the context is saved. What its relationships say is done at once.
    public func delete(_ object: NSManagedObject) {
        guard object.managedObjectContext === self, !deleted.contains(object) else { return }
        object.prepareForDeletion()
        let related = object.entity.relationshipsByName.values.map { ($0, object.relatedObjects($0)) }
        let wasInserted = inserted.contains(object)
        inserted.remove(object)
        updated.remove(object)
        if !wasInserted { deleted.insert(object) }
        object.tellViews()
        for (relationship, objects) in related {
            switch relationship.deleteRule {
            case .cascadeDeleteRule: for other in objects { delete(other) }
            case .denyDeleteRule, .nullifyDeleteRule:
                guard let inverse = relationship.inverse else { break }
                for other in objects where !deleted.contains(other) { other.disconnect(object.objectID, inverse) }
            case .noActionDeleteRule: break
            }
        }
        if wasInserted {
            // Never saved: it is in no context any more.
            unregister(object.objectID)
            object.managedObjectContext = nil
        }
        note(ObjectChanges(deleted: [object]))
    }

    /// Errors for objects that a relationship does not allow to be deleted.
    func deniedDeletions() -> [NSError] {
        deleted.objects.flatMap { object in
            object.entity.relationshipsByName.values.filter { $0.deleteRule == .denyDeleteRule }.compactMap { relationship in
                object.relatedObjects(relationship).contains { !deleted.contains($0) }
                    ? CoreDataError.validation(
                        NSValidationRelationshipDeniedDeleteError, object, relationship.name, "has objects, so it cannot be deleted.") : nil
            }
        }
    }

    // MARK: Giving changes up

    /// Gives up all changes since the last save.
    public func rollback() {
        let changes = ObjectChanges(deleted: inserted.objects, refreshed: updated.objects + deleted.objects)
        for object in inserted.objects {
            object.tellViews()
            unregister(object.objectID)
            object.managedObjectContext = nil
        }
        for object in updated.objects + deleted.objects { restore(object) }
        inserted.removeAll()
        updated.removeAll()
        deleted.removeAll()
        note(changes)
    }

    private func restore(_ object: NSManagedObject) {
        object.tellViews()
        if let saved = object.saved { object.row = saved }
        object.saved = nil
        object.changedKeys = []
    }

    /// Gives up all changes, and forgets all objects.
    public func reset() {
        for object in registeredObjects {
            object.tellViews()
            unregister(object.objectID)
            object.managedObjectContext = nil
        }
        inserted.removeAll()
        updated.removeAll()
        deleted.removeAll()
        unreported = ObjectChanges()
        note(ObjectChanges(isEverything: true))
    }

    /// Reads an object again when it is used next.
    ///
    /// - Parameter flag: Whether changes that are not saved stay.
    public func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {
        guard object.managedObjectContext === self, !inserted.contains(object) else { return }
        if flag, let row = object.row, updated.contains(object) {
            merge(row, into: object)
        } else {
            updated.remove(object)
            deleted.remove(object)
            object.turnIntoFault()
        }
        note(ObjectChanges(refreshed: [object]))
    }

    /// Reads an object again, and puts the changes that are not saved on top.
    private func merge(_ row: ManagedRow, into object: NSManagedObject) {
        guard var fresh = readRow(of: object.objectID) else { return }
        object.tellViews()
        object.saved = fresh
        for key in object.changedKeys {
            if let value = row.values[key] { fresh.values[key] = value }
            if let ids = row.related[key] { fresh.related[key] = ids }
        }
        object.row = fresh
    }

    public func refreshAllObjects() {
        for object in registeredObjects { refresh(object, mergeChanges: true) }
    }

    /// Nothing is recorded, so nothing is undone.
    public func undo() {}
    public func redo() {}

    public func assign(_ object: Any, to store: NSPersistentStore) {}

    public func detectConflicts(for object: NSManagedObject) {}
}
