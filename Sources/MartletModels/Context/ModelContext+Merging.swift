import Foundation
import GRDB

// What other contexts have saved.

extension ModelContext {
    /// Reads again what other contexts have saved.
    func mergeNews() {
        guard let news = inbox.take() else { return }
        let (gone, stale) = news.isEverything ? compareWithStore() : (news.deleted, news.updated)
        for id in gone { forgetDeleted(id) }
        letGo(Array(gone))
        for id in stale {
            // What this context has changed itself stays, until it is saved.
            guard let model = registeredModel(id), model._modelState.phase == .stored, model._modelState.savedValues == nil else {
                continue
            }
            refresh(model)
        }
        let plans =
            news.isEverything
            ? container.schema.plans
            : Set(news.inserted.union(news.updated).union(news.deleted).map(\.entityName)).compactMap(container.schema.plan(named:))
        for plan in plans {
            for model in registeredModels where refers(model, to: plan) { unloadReferences(of: model) }
            notify(ContextChange(plan: plan, property: nil))
        }
    }

    /// The objects of the context that the store does not have any more, and those that it has.
    private func compareWithStore() -> (gone: Set<PersistentIdentifier>, kept: Set<PersistentIdentifier>) {
        let known = Set(registeredModels.filter { $0._modelState.phase != .inserted }.map(\._modelState.id))
        var kept: Set<PersistentIdentifier> = []
        for plan in container.schema.plans {
            let keys = try? container.store.database.read { database in
                try DatabaseValue.fetchAll(database, sql: "SELECT _id FROM \(plan.entityName.quoted)")
            }
            // What cannot be read is not taken for deleted.
            guard let keys else { return ([], []) }
            for key in keys.compactMap({ UUID(column: $0) }) { kept.insert(PersistentIdentifier(entityName: plan.entityName, key: key)) }
        }
        return (known.subtracting(kept), known.intersection(kept))
    }

    /// Forgets an object that another context has deleted.
    private func forgetDeleted(_ id: PersistentIdentifier) {
        guard let model = registeredModel(id) else { return }
        changed.remove(id)
        deleted.remove(id)
        leaving.removeAll { $0 === model }
        unregister(id)
        model._modelState.phase = .deleted
        model._modelState.isLeaving = false
        model._modelState.context = nil
    }

    private func refers(_ model: any PersistentModel, to plan: _ModelPlan) -> Bool {
        model._modelState.plan.properties.contains { $0.relationshipType.map { $0._destination == plan.type } ?? false }
    }

    private func refresh(_ model: any PersistentModel) {
        let state = model._modelState
        unregister(state.id)
        defer { register(model) }
        guard let fresh = try? readModels(state.plan, "WHERE t._id = \(state.id.column)").first else { return }
        let values = fresh._modelState.values
        fresh._modelState.context = nil
        state.replace(values, of: model)
    }
}
