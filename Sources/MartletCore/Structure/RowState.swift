import MartletGraph

/// The state of the views of a row that a lazy container has unmounted. The views take it when the row is shown again.
///
/// It contains the values of `@State` that the app has changed, and the objects that views own, by their place in the row.
@MainActor
final class RowState {
    /// The storage of nodes at a place, in the order of the nodes. Modifiers of one type can be at the same place.
    private var storage: [UInt64: [[AnyObject?]]] = [:]
    /// It keeps the state, so it exists while a row takes it.
    private unowned let container: AnyViewNode

    /// - Returns: `nil` if the row has no such state.
    init?(of row: AnyViewNode, in container: AnyViewNode) {
        self.container = container
        keep(row, at: StatePlace())
        if storage.values.allSatisfy({ $0.allSatisfy { $0.isEmpty } }) { return nil }
    }

    private func keep(_ node: AnyViewNode, at place: StatePlace) {
        if let (plan, storage) = node.stateStorage, plan.storageCount > 0 {
            var place = place
            place.enterType(of: plan)
            self.storage[place.place.value, default: []].append(Self.part(of: storage))
        }
        node.forEachChild { child in
            let child = unsafeDowncast(child, to: AnyViewNode.self)
            var place = place
            if let step = node.step(to: child) { place.enter(step) }
            keep(child, at: place)
        }
    }

    /// Returns the storage with only what is kept; an empty array if that is nothing.
    private static func part(of storage: [AnyObject?]) -> [AnyObject?] {
        let kept = storage.map { object in (object as? any SavableStorage).flatMap { $0.isOwner && $0.hasState ? object : nil } }
        return kept.contains { $0 != nil } ? kept : []
    }

    /// Returns the storage of a node that is being created; an empty array if there is none.
    func take(for plan: TypePlan, at node: AnyViewNode) -> [AnyObject?] {
        guard plan.storageCount > 0 else { return [] }
        var place = node.statePlace(in: container)
        place.enterType(of: plan)
        guard var all = storage[place.place.value], !all.isEmpty else { return [] }
        let first = all.removeFirst()
        storage[place.place.value] = all
        return first
    }
}

/// The positions of the children that nodes are making. A node does not have such a child among its children yet.
@MainActor
final class PositionsBeingMade {
    private var positions: [ObjectIdentifier: Int] = [:]

    func isMaking(_ position: Int, of parent: Node) { positions[ObjectIdentifier(parent)] = position }

    subscript(parent: Node) -> Int? { positions[ObjectIdentifier(parent)] }
}

extension ViewGraph {
    /// Makes a row whose views take a state.
    func giving<Row>(_ state: RowState, _ make: () -> Row) -> Row {
        let (outerState, outerPositions) = (rowState, positionsBeingMade)
        rowState = state
        positionsBeingMade = outerPositions ?? PositionsBeingMade()
        defer { (rowState, positionsBeingMade) = (outerState, outerPositions) }
        return make()
    }
}
