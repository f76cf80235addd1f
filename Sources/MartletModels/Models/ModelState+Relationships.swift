extension _ModelState {
    /// The objects that a relationship refers to.
    func related(_ index: Int, of model: any PersistentModel) -> [any PersistentModel] {
        if case .objects(let objects) = references(index) { return objects }
        return context?.models(identifiers(index), plan.properties[index]) ?? []
    }

    /// The identifiers of the objects of the context that a relationship refers to.
    private func identifiers(_ index: Int) -> [PersistentIdentifier] {
        switch references(index) {
        case .objects(let objects): return objects.map(\._modelState.id)
        case .identifiers(let identifiers): return identifiers
        case .unloaded:
            guard let context else { return [] }
            let identifiers = context.loadReferences(index, of: self)
            values[index] = References.identifiers(identifiers)
            // What the store has is not a change.
            savedValues?[index] = References.identifiers(identifiers)
            return identifiers
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
        let old = identifiers(index)
        let new = objects.map(\._modelState.id)
        willChange(index, of: model)
        values[index] = References.identifiers(new)
        if let inverse = context.container.schema.inverse(of: property, in: plan)?.property.index {
            // Most changes are at the end: what is the same before it needs no search.
            let start = zip(old, new).prefix { $0 == $1 }.count
            let (kept, known) = (Set(new[start...]), Set(old[start...]))
            for object in context.models(old[start...].filter { !kept.contains($0) }, property) {
                object._modelState.remove([id], from: inverse, of: object)
            }
            for object in objects[start...] where !known.contains(object._modelState.id) {
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
                    former._modelState.remove([id], from: inverse, of: former)
                }
            }
            changeReferences(index, of: model) { _ in [other._modelState.id] }
        }
    }

    /// Removes objects from a side of a relationship.
    func remove(_ others: Set<PersistentIdentifier>, from index: Int, of model: any PersistentModel) {
        changeReferences(index, of: model) { $0.filter { !others.contains($0) } }
    }

    private func changeReferences(
        _ index: Int, of model: any PersistentModel, _ change: ([PersistentIdentifier]) -> [PersistentIdentifier]
    ) {
        if case .unloaded = references(index), case .inverseColumn = context?.container.schema.link(of: plan.properties[index], in: plan) {
            // It is found by the objects' own columns when it is read.
            announce(index, of: model) { context?.didChange(model, index) }
            return
        }
        _ = identifiers(index)
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
