/// A mounted place in the graph. It holds what a view identity keeps from one turn to the next.
///
/// A node has a parent that owns it. It reads ``Source``s while it is evaluated, and the turn after one of them changes evaluates it again.
/// Subclasses decide what an evaluation does: the graph knows no view type.
@MainActor
open class Node {
    public unowned let graph: Graph
    /// `nil` once the node is unmounted. A parent unmounts its children before it is released, so a weak reference is not needed; it would
    /// cost each of a session's many nodes a side table.
    @exclusivity(unchecked) public private(set) unowned var parent: Node?
    /// The sources that the last evaluation read, in that order.
    @exclusivity(unchecked) final var firstDependency: Dependency?
    /// The distance to the root. Turns evaluate shallow nodes first, because these decide whether deeper ones stay mounted.
    /// 16 bits keep nodes small, and suffice: no stack is large enough to walk a deeper tree.
    let depth: UInt16
    /// Whether the node has not been unmounted.
    @exclusivity(unchecked) public private(set) var isMounted = true
    /// Whether a source that it read has changed since its evaluation.
    @exclusivity(unchecked) public internal(set) var isDirty = false
    /// Whether a source has changed from which it selected a part.
    @exclusivity(unchecked) private final var needsRecheck = false
    @exclusivity(unchecked) final var isQueued = false
    /// The ``MissedKey`` bits of the values that the last evaluation did not find.
    @exclusivity(unchecked) final var missedKeys: UInt8 = 0

    public init(graph: Graph, parent: Node?) {
        self.graph = graph
        self.parent = parent
        depth = if let parent { parent.depth + 1 } else { 0 }
        graph.nodeCount += 1
    }

    /// Edges do not keep their node alive, so a node must be unmounted before it is released.
    deinit {
        if isMounted {
            assertionFailure("A \(Self.self) was released without being unmounted: its parent's `forEachChild` does not visit it.")
        }
    }

    /// Evaluates the node now, and clears its dirty marks so that the turn does not evaluate it again.
    ///
    /// A change of the node's own sources may wait with a transaction, while a node above, which has changed without one, evaluates this one:
    /// the transaction holds for this node all the same.
    public final func evaluateNow() {
        isNoLongerDirty()
        guard let transaction = graph.takeTransaction(of: self) else { return evaluate() }
        graph.under(effective(transaction), evaluate)
    }

    /// Clears the node's dirty marks, because an evaluation is about to read its sources again.
    public final func isNoLongerDirty() {
        isDirty = false
        needsRecheck = false
    }

    /// Whether an evaluation could have another result now.
    final var needsEvaluation: Bool {
        if isDirty { return true }
        guard needsRecheck else { return false }
        needsRecheck = false
        return hasStaleSelection
    }

    /// Called in a turn because a source that the node read has changed.
    open func evaluate() {}

    /// The transaction for this node's evaluation; nodes above can change it.
    open func effective(_ transaction: AnyObject?) -> AnyObject? { transaction }

    /// Visits the nodes that this one owns.
    open func forEachChild(_ visit: (Node) -> Void) {}

    /// Called once, when the identity ends, before its children are unmounted.
    open func willUnmount() {}

    /// Called once, after the node and all below it are unmounted. Remove references to the node that are held elsewhere.
    open func didUnmount() {}

    /// Unmounts this node and all below it.
    public final func unmount() {
        guard isMounted else { return }
        willUnmount()
        isMounted = false
        graph.nodeCount -= 1
        forgetDependencies()
        forEachChild { $0.unmount() }
        didUnmount()
        parent = nil
    }

    /// Marks the node for evaluation in the next turn, or later in this one.
    public final func invalidate() {
        guard isMounted else { return }
        isDirty = true
        graph.enqueue(self)
    }

    /// Makes the next turn check whether the node must be evaluated.
    final func markForRecheck() {
        guard isMounted else { return }
        needsRecheck = true
        graph.enqueue(self)
    }
}
