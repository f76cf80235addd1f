extension _ModelState {
    /// The objects that a relationship refers to.
    func related(_ index: Int, of model: any PersistentModel) -> [any PersistentModel] {
        switch references(index) {
        case .objects(let objects): return objects
        case .identifiers(let identifiers): return context?.models(identifiers, plan.properties[index]) ?? []
        case .unloaded:
            guard let context else { return [] }
            let identifiers = context.loadReferences(index, of: self)
            values[index] = References.identifiers(identifiers)
            // What the store has is not a change.
            savedValues?[index] = References.identifiers(identifiers)
            return context.models(identifiers, plan.properties[index])
        }
    }

    /// Sets what a relationship refers to, and the other side of it.
    func setRelated(_ objects: [any PersistentModel], _ index: Int, of model: any PersistentModel) {
        // An object that refers to one of a context is of that context, too.
        if context == nil, let context = objects.lazy.compactMap({ $0._modelState.context }).first, phase == .new {
            values[index] = References.objects(objects)
            context.insert(erased: model)
            return
        }
        guard let context else {
            values[index] = References.objects(objects)
            return
        }
        for object in objects where object._modelState.context == nil { context.insert(erased: object) }
        let property = plan.properties[index]
        let old = related(index, of: model)
        willChange(index, of: model)
        values[index] = References.identifiers(objects.map(\._modelState.id))
        if let inverse = context.container.schema.inverse(of: property, in: plan)?.property.index {
            for object in old where !objects.contains(where: { $0._modelState === object._modelState }) {
                object._modelState.remove(model, from: inverse, of: object)
            }
            for object in objects where !old.contains(where: { $0._modelState === object._modelState }) {
                object._modelState.add(model, to: inverse, of: object)
            }
        }
        context.didChange(model, index)
    }

    /// Adds an object to the other side of a relationship: nothing more follows from it, but that an object has one owner.
    func add(_ other: any PersistentModel, to index: Int, of model: any PersistentModel) {
        guard let context else { return }
        let property = plan.properties[index]
        if property.relationshipType?._isToMany == true {
            changeReferences(index, of: model) { $0.contains(other._modelState.id) ? $0 : $0 + [other._modelState.id] }
        } else {
            // The object has had another owner, which loses it.
            if let inverse = context.container.schema.inverse(of: property, in: plan)?.property.index {
                for former in related(index, of: model) where former._modelState !== other._modelState {
                    former._modelState.remove(model, from: inverse, of: former)
                }
            }
            changeReferences(index, of: model) { _ in [other._modelState.id] }
        }
    }

    /// Removes an object from a side of a relationship.
    func remove(_ other: any PersistentModel, from index: Int, of model: any PersistentModel) {
        changeReferences(index, of: model) { $0.filter { $0 != other._modelState.id } }
    }

    private func changeReferences(
        _ index: Int, of model: any PersistentModel, _ change: ([PersistentIdentifier]) -> [PersistentIdentifier]
    ) {
        if case .unloaded = references(index), case .inverseColumn = context?.container.schema.link(of: plan.properties[index], in: plan) {
            // It is found by the objects' own columns when it is read.
            announce(index, of: model) { context?.didChange(model, index) }
            return
        }
        _ = related(index, of: model)
        announce(index, of: model) {
            guard case .identifiers(let identifiers) = references(index) else { return }
            let changed = change(identifiers)
            guard changed != identifiers else { return }
            willChange(index, of: model)
            values[index] = References.identifiers(changed)
            context?.didChange(model, index)
        }
    }
}
