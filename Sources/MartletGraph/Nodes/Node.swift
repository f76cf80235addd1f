/// A living place in the graph: what an identity keeps from one turn to the next.
///
/// A node has a parent that owns it, reads ``Source``s while it is evaluated, and is evaluated again in the turn after one of them changed.
/// What a node makes of an evaluation is its subclass's affair: the graph knows no view type.
@MainActor
open class Node {
    public unowned let graph: Graph
    public private(set) weak var parent: Node?
    /// The distance to the root. Turns evaluate shallow nodes first, because these decide whether deeper ones still live.
    public let depth: Int
    /// What this node read in its last evaluation, in that order.
    var firstDependency: Dependency?
    private var pendingTransaction: AnyObject?
    /// Whether the node has not been unmounted.
    public private(set) final var isMounted = true
    /// Whether something it read has changed since it was evaluated.
    public internal(set) final var isDirty = false
    var isQueued = false

    public init(graph: Graph, parent: Node?) {
        self.graph = graph
        self.parent = parent
        depth = parent.map { $0.depth + 1 } ?? 0
        graph.nodeCount += 1
    }

    /// Evaluates the node now, for whatever reason it has; nothing is left for the turn to do.
    public final func evaluateNow() {
        isDirty = false
        evaluate()
    }

    /// Called in a turn because something the node read has changed.
    open func evaluate() {}

    /// The transaction under which the node is evaluated in a turn, where one of the nodes above has a say in it.
    open func effective(_ transaction: AnyObject?) -> AnyObject? { transaction }

    /// Visits the nodes that this one owns.
    open func forEachChild(_ visit: (Node) -> Void) {}

    /// Called once, when the identity ends, before its children are unmounted.
    open func willUnmount() {}

    /// Ends this identity and all below it.
    public final func unmount() {
        guard isMounted else { return }
        willUnmount()
        isMounted = false
        graph.nodeCount -= 1
        forgetDependencies()
        forEachChild { $0.unmount() }
    }

    /// Asks that the node be evaluated in the next turn, or later in this one.
    public final func invalidate() {
        guard isMounted else { return }
        if let transaction = Graph.ambientTransaction { pendingTransaction = transaction }
        isDirty = true
        graph.enqueue(self)
    }

    final func takeTransaction() -> AnyObject? {
        defer { pendingTransaction = nil }
        return pendingTransaction
    }
}
