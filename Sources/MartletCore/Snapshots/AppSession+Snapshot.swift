import MartletElements
import MartletGraph

extension AppSession {
    /// Returns the state of the session, from which another process can go on; `nil` once the session is closed.
    ///
    /// It contains the location, the traits of the client, the values of `@SceneStorage`, and those of `@State` and `@StateObject` that can be
    /// encoded: see ``SavedCoding``. Reading does not record dependencies.
    public func snapshot() -> SessionSnapshot? {
        guard let root else { return nil }
        var writer = SnapshotWriter()
        writer.save(root, at: StatePlace())
        return SessionSnapshot(
            location: context.visibleLocation, traits: traits, values: writer.values + context.savedSceneValues, nextElement: tree.nextID,
            unsaved: writer.unsaved.sorted())
    }
}

@MainActor
private struct SnapshotWriter {
    var values: [SessionSnapshot.SavedValue] = []
    var unsaved: Set<String> = []

    mutating func save(_ node: AnyViewNode, at place: StatePlace) {
        if let (plan, storage) = node.stateStorage { save(storage, of: plan, at: place) }
        node.forEachChild { child in
            let child = unsafeDowncast(child, to: AnyViewNode.self)
            var place = place
            if let step = node.step(to: child) { place.enter(step) }
            save(child, at: place)
        }
    }

    private mutating func save(_ storage: [AnyObject?], of plan: TypePlan, at place: StatePlace) {
        for (object, property) in zip(storage, plan.storageNames) {
            guard let storage = object as? any SavableStorage, storage.isOwner else { continue }
            var place = place
            place.enterProperty(property, of: plan)
            if let json = storage.saved() {
                values.append(.init(place: place.place.value, name: place.name.value, json: json))
                unsaved.formUnion(storage.unsavedParts)
            } else if let view = PlaceNames.name(of: plan.type) {
                unsaved.insert("\(view).\(property.drop { $0 == "_" }): \(typeName(storage.savedType))")
            }
        }
    }
}
