/// A living place in the graph: what an identity keeps from one turn to the next.
///
/// A node has a parent that owns it, reads ``Source``s while it is evaluated, and is evaluated again in the turn after one of them changed.
/// What a node makes of an evaluation is its subclass's affair: the graph knows no view type.
@MainActor
open class Node {
    public unowned let graph: Graph
    /// `nil` once the node is unmounted. A parent unmounts its children before it goes, so it need not be held weakly: that would cost
    /// each of a session's many nodes a side table.
    @exclusivity(unchecked) public private(set) final unowned var parent: Node?
    /// What this node read in its last evaluation, in that order.
    @exclusivity(unchecked) final var firstDependency: Dependency?
    /// The distance to the root. Turns evaluate shallow nodes first, because these decide whether deeper ones still live.
    /// It is small because nodes are many, and large enough because a tree as deep cannot be walked on any stack.
    let depth: UInt16
    /// Whether the node has not been unmounted.
    @exclusivity(unchecked) public private(set) final var isMounted = true
    /// Whether something it read has changed since it was evaluated.
    @exclusivity(unchecked) public internal(set) final var isDirty = false
    /// Whether something has changed of which it had only selected a part.
    @exclusivity(unchecked) private final var isSuspect = false
    @exclusivity(unchecked) final var isQueued = false
    /// What its last evaluation looked for and did not find. Keys share the few bits there are.
    @exclusivity(unchecked) final var absences: UInt8 = 0

    public init(graph: Graph, parent: Node?) {
        self.graph = graph
        self.parent = parent
        depth = parent.map { $0.depth + 1 } ?? 0
        graph.nodeCount += 1
    }

    /// Edges point to their node without keeping it alive, so a node must be unmounted before it goes.
    deinit {
        if isMounted {
            assertionFailure("A \(Self.self) was released without being unmounted: its parent's `forEachChild` does not visit it.")
        }
    }

    /// Evaluates the node now, for whatever reason it has; nothing is left for the turn to do.
    public final func evaluateNow() {
        isNoLongerDirty()
        evaluate()
    }

    /// Leaves nothing for the turn to do: what was read is being read again.
    public final func isNoLongerDirty() {
        isDirty = false
        isSuspect = false
    }

    /// Whether what it made of its reads would be different now.
    final var needsEvaluation: Bool {
        if isDirty { return true }
        guard isSuspect else { return false }
        isSuspect = false
        return hasStaleSelection
    }

    /// Called in a turn because something the node read has changed.
    open func evaluate() {}

    /// The transaction under which the node is evaluated in a turn, where one of the nodes above has a say in it.
    open func effective(_ transaction: AnyObject?) -> AnyObject? { transaction }

    /// Visits the nodes that this one owns.
    open func forEachChild(_ visit: (Node) -> Void) {}

    /// Called once, when the identity ends, before its children are unmounted.
    open func willUnmount() {}

    /// Called once, when the identity and all below it has ended: what points to the node from elsewhere is let go of.
    open func didUnmount() {}

    /// Ends this identity and all below it.
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

    /// Asks that the node be evaluated in the next turn, or later in this one.
    public final func invalidate() {
        guard isMounted else { return }
        isDirty = true
        graph.enqueue(self)
    }

    /// Asks that the next turn look whether the node must be evaluated.
    final func suspect() {
        guard isMounted else { return }
        isSuspect = true
        graph.enqueue(self)
    }
}
