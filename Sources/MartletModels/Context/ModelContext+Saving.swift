import Foundation
import GRDB

extension ModelContext {
    /// Writes all changes to the store, or none.
    ///
    /// - Throws: ``SwiftDataError``, or an error of the database. The changes stay, and can be saved again or rolled back.
    public func save() throws { try save(leavesConflicts: false) }

    /// - Parameter leavesConflicts: Whether objects whose unique values another object has are left out, instead of an error for all.
    func save(leavesConflicts: Bool) throws {
        processPendingChanges()
        mergeNews()
        guard hasChanges else { return }
        guard container.allowsSave else { throw SwiftDataError(.readOnly, "The store does not allow saving") }
        NotificationCenter.default.post(name: Self.willSave, object: self)
        try checkDeletions()
        let (insertions, deletions) = (inserted.models, deleted.models)
        var changes = changed.models
        var conflicts: [any PersistentModel] = []
        // An inserted object that is equal to a stored one in what is unique, and the identifier of that.
        var replaced: [(model: any PersistentModel, id: PersistentIdentifier)] = []
        try container.store.database.write { database in
            replaced = []
            conflicts = []
            let writer = RowWriter(schema: container.schema, database: database)
            for model in deletions { try writer.delete(model._modelState) }
            // First what makes room for others.
            for model in changes {
                do {
                    try writer.update(model._modelState)
                } catch let error as DatabaseError where leavesConflicts && error.extendedResultCode == .SQLITE_CONSTRAINT_UNIQUE {
                    conflicts.append(model)
                }
            }
            for model in insertions {
                if let id = try writer.insert(model._modelState) { replaced.append((model, id)) }
            }
            let aliases = Dictionary(replaced.map { ($0.model._modelState.id, $0.id) }, uniquingKeysWith: { first, _ in first })
            for model in insertions + changes where !conflicts.contains(where: { $0 === model }) {
                try writer.writeLinks(of: model._modelState, aliases: aliases)
            }
            if !aliases.isEmpty { try writer.replaceReferences(aliases) }
        }
        let identifiers = Set(conflicts.map(\._modelState.id))
        changes.removeAll { identifiers.contains($0._modelState.id) }
        var news = SavedChanges(
            inserted: inserted.identifiers, updated: changed.identifiers.filter { !identifiers.contains($0) },
            deleted: deleted.identifiers)
        inserted.removeAll()
        changed.removeAll()
        deleted.removeAll()
        for model in conflicts { changed.insert(model) }
        for model in deletions {
            unregister(model._modelState.id)
            model._modelState.context = nil
        }
        for model in insertions + changes {
            model._modelState.phase = .stored
            model._modelState.savedValues = nil
        }
        for (model, id) in replaced {
            news.inserted.remove(model._modelState.id)
            news.updated.insert(id)
            become(id, model)
        }
        container.store.post(news, from: inbox)
        NotificationCenter.default.post(
            name: Self.didSave, object: self,
            userInfo: [
                NotificationKey.insertedIdentifiers.rawValue: Array(news.inserted),
                NotificationKey.updatedIdentifiers.rawValue: Array(news.updated),
                NotificationKey.deletedIdentifiers.rawValue: Array(news.deleted),
            ])
    }

    /// Throws if an object is deleted that others must not lose.
    private func checkDeletions() throws {
        for model in deleted.models {
            let state = model._modelState
            for property in state.plan.properties where property.relationship.deleteRule == .deny && property.relationshipType != nil {
                guard state.related(property.index, of: model).isEmpty else {
                    throw SwiftDataError(
                        .deniedDeletion, "\(state.plan.entityName) cannot be deleted while its '\(property.name)' refers to an object")
                }
            }
        }
    }

    /// Makes an inserted object the one that was stored, whose values it has replaced.
    private func become(_ id: PersistentIdentifier, _ model: any PersistentModel) {
        let state = model._modelState
        unregister(state.id)
        for other in registeredModels { other._modelState.rename(state.id, to: id) }
        // What the stored object refers to stays, and is read again.
        for property in state.plan.properties where property.relationshipType?._isToMany == true {
            guard case .identifiers(let identifiers) = state.references(property.index), identifiers.isEmpty else { continue }
            state.values[property.index] = _ModelState.References.unloaded
        }
        if let former = registeredModel(id), former !== model {
            let values = state.values
            former._modelState.replace(values, of: former)
            former._modelState.savedValues = nil
            // From now on the two objects are one: they have the same values.
            model._modelState = former._modelState
        } else {
            state.id = id
            register(model)
        }
        notify(ContextChange(plan: state.plan, property: nil))
    }
}

extension _ModelState {
    /// Replaces the identifier of an object that has become another.
    func rename(_ old: PersistentIdentifier, to new: PersistentIdentifier) {
        for property in plan.properties where property.relationshipType != nil {
            guard case .identifiers(let identifiers) = references(property.index), identifiers.contains(old) else { continue }
            var renamed: [PersistentIdentifier] = []
            for id in identifiers.map({ $0 == old ? new : $0 }) where !renamed.contains(id) { renamed.append(id) }
            values[property.index] = References.identifiers(renamed)
        }
    }
}
