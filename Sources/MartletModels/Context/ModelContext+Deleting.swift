import Foundation

/// Deletes objects in two steps, as on Apple's platforms.
///
/// From ``delete(_:)`` on, an object is not fetched any more. Relationships let it go, and delete rules are applied, when the context processes its
/// changes. So code can delete an object that it has found in a relationship by its index, and then remove it from there by the same index.
extension ModelContext {
    /// Deletes an object.
    ///
    /// What its delete rules say is done when the context processes its changes: before it saves, and when the code that deletes the object has ended.
    public func delete<T: PersistentModel>(_ model: T) { delete(erased: model) }

    func delete(erased model: any PersistentModel) {
        let state = model._modelState
        guard state.context === self, state.phase != .deleted else { return }
        if state.phase == .stored {
            if state.savedValues == nil { state.savedValues = state.values }
            deleted.insert(model)
        }
        inserted.remove(state.id)
        changed.remove(state.id)
        state.phase = .deleted
        state.isLeaving = true
        leaving.append(model)
        notify(ContextChange(plan: state.plan, property: nil))
        scheduleEnd()
    }

    /// Makes an object that was deleted, and not saved since, one that is not deleted.
    func takeBack(_ model: any PersistentModel) {
        let state = model._modelState
        state.isLeaving = false
        leaving.removeAll { $0 === model }
        if deleted.contains(state.id) {
            deleted.remove(state.id)
            state.phase = .stored
            if state.savedValues != nil { changed.insert(model) }
        } else {
            state.phase = .inserted
            inserted.insert(model)
        }
        notify(ContextChange(plan: state.plan, property: nil))
        scheduleEnd()
    }

    /// Deletes all objects of a class that match a predicate.
    ///
    /// The objects are read and deleted one by one, with what their delete rules say.
    public func delete<T: PersistentModel>(model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true) throws {
        for object in try fetch(FetchDescriptor<T>(predicate: predicate)) { delete(object) }
    }

    /// Whether there are deleted objects that relationships still have.
    package var hasUnprocessedDeletions: Bool { !leaving.isEmpty }

    /// Takes deleted objects out of relationships, and does with those that they refer to what their delete rules say.
    ///
    /// The context calls it when the code that changes its objects has ended, and before it saves. Unlike Apple's it does not tell an undo manager.
    public func processPendingChanges() {
        var gone: [any PersistentModel] = []
        var removals = Removals()
        while !leaving.isEmpty {
            let models = leaving
            leaving = []
            for model in models {
                for property in model._modelState.plan.properties where property.relationshipType != nil {
                    applyDeleteRule(property, of: model, &removals)
                }
            }
            gone += models
        }
        guard !gone.isEmpty else { return }
        for model in gone { model._modelState.isLeaving = false }
        removals.perform()
        letGo(gone.map(\._modelState.id))
        for model in gone where !deleted.contains(model._modelState.id) {
            // It was never stored.
            unregister(model._modelState.id)
            model._modelState.context = nil
        }
    }

    private func applyDeleteRule(_ property: PropertyPlan, of model: any PersistentModel, _ removals: inout Removals) {
        let state = model._modelState
        switch property.relationship.deleteRule {
        case .noAction, .deny: break
        case .cascade:
            for other in state.related(property.index, of: model) { delete(erased: other) }
        case .nullify:
            guard let inverse = container.schema.inverse(of: property, in: state.plan)?.property.index else { return }
            for other in state.related(property.index, of: model) where other._modelState.phase != .deleted {
                removals.add(state.id, from: inverse, of: other)
            }
        }
    }

    /// Takes deleted objects out of those relationships that the rules of the objects do not reach.
    func letGo(_ deleted: [PersistentIdentifier]) {
        let byClass = Dictionary(grouping: deleted, by: \.entityName).mapValues { Set($0) }
        for model in registeredModels where model._modelState.phase != .deleted {
            let state = model._modelState
            for property in state.plan.properties {
                guard let destination = property.relationshipType?._destination._modelPlan, let ids = byClass[destination.entityName],
                    case .identifiers(let referred) = state.references(property.index), referred.contains(where: ids.contains)
                else { continue }
                state.remove(ids, from: property.index, of: model)
            }
        }
    }
}

/// What relationships lose, collected so that each changes once.
private struct Removals {
    private struct Key: Hashable {
        let model: ObjectIdentifier
        let index: Int
    }

    private var removals: [(model: any PersistentModel, index: Int, ids: Set<PersistentIdentifier>)] = []
    private var positions: [Key: Int] = [:]

    mutating func add(_ id: PersistentIdentifier, from index: Int, of model: any PersistentModel) {
        let key = Key(model: ObjectIdentifier(model), index: index)
        if let position = positions[key] {
            removals[position].ids.insert(id)
        } else {
            positions[key] = removals.count
            removals.append((model, index, [id]))
        }
    }

    func perform() {
        for (model, index, ids) in removals where model._modelState.phase != .deleted {
            model._modelState.remove(ids, from: index, of: model)
        }
    }
}
