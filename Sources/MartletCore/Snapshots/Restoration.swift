import MartletElements
import MartletGraph

/// The state of a snapshot that views have not taken yet.
///
/// A view takes its state when it appears. What nobody has taken when the user acts next is dropped: a view that the user opens later
/// begins anew.
@MainActor
final class Restoration {
    private var values: [UInt64: String] = [:]
    /// The places of the values with a name; a name of several values is none.
    private var places: [UInt64: [UInt64]] = [:]
    private(set) var restoredCount = 0

    init(_ saved: [SessionSnapshot.SavedValue]) {
        for value in saved {
            values[value.place] = value.json
            places[value.name, default: []].append(value.place)
        }
    }

    /// Gives the new properties of a node their saved values.
    /// - Returns: Whether any has one.
    func restore(_ storage: [AnyObject?], of plan: TypePlan, at node: AnyViewNode) -> Bool {
        var isChanged = false
        for (object, property) in zip(storage, plan.storageNames) {
            guard let storage = object as? any SavableStorage, storage.isOwner, let json = take(node.placeOfProperty(property, of: plan))
            else { continue }
            guard storage.restore(json) else { continue }
            restoredCount += 1
            isChanged = true
        }
        return isChanged
    }

    private func take(_ place: StatePlace) -> String? {
        if let json = values.removeValue(forKey: place.place.value) { return json }
        guard let found = places[place.name.value], found.count == 1 else { return nil }
        return values.removeValue(forKey: found[0])
    }
}

extension AnyViewNode {
    /// The place of a property of the node's own view or modifier.
    func placeOfProperty(_ property: String, of plan: TypePlan) -> StatePlace {
        var place = statePlace
        place.enterProperty(property, of: plan)
        return place
    }
}

extension StatePlace {
    @MainActor
    mutating func enterProperty(_ property: String, of plan: TypePlan) {
        enterType(of: plan)
        enter(.name(property))
    }

    /// Enters the view or modifier of a node.
    @MainActor
    mutating func enterType(of plan: TypePlan) { enter(.name(PlaceNames.name(of: plan.type) ?? typeName(plan.type))) }
}
