/// The edge between a node and a source it read.
///
/// It is in two linked lists at once, so that either end can remove it in constant time:
///
///     node ──firstDependency──▶ edge ──nextOfNode──▶ edge …
///     source ──firstReader────▶ edge ◀─previousReader / nextReader─▶ edge …
@MainActor
final class Dependency {
    unowned(unsafe) let node: Node
    let source: Source
    @exclusivity(unchecked) var nextOfNode: Dependency?
    @exclusivity(unchecked) var nextReader: Dependency?
    @exclusivity(unchecked) unowned(unsafe) var previousReader: Dependency?
    /// The part of the source that the node depends on; `nil` if it depends on all of it. Few edges have one, so the graph stores them.
    private(set) var selection: Selection? {
        get { node.graph.selections.isEmpty ? nil : node.graph.selections[ObjectIdentifier(self)] }
        set { if newValue != nil || !node.graph.selections.isEmpty { node.graph.selections[ObjectIdentifier(self)] = newValue } }
    }

    /// `node` outlives the edge: a node removes its edges when it is unmounted, and it is unmounted before it is released.
    init(node: Node, source: Source, selection: Selection?) {
        self.node = node
        self.source = source
        nextReader = source.firstReader
        source.firstReader?.previousReader = self
        source.firstReader = self
        self.selection = selection
    }

    /// Records the first read in an evaluation.
    func recordFirstRead(by selection: Selection?) { self.selection = selection }

    /// Records another read in the same evaluation.
    func recordAnotherRead(by selection: Selection?) {
        if let selection { self.selection?.add(selection) } else { self.selection = nil }
    }

    func leaveSource() {
        selection = nil
        if let previousReader {
            previousReader.nextReader = nextReader
        } else {
            source.firstReader = nextReader
        }
        nextReader?.previousReader = previousReader
        nextReader = nil
        previousReader = nil
    }
}

/// Records what a node reads while it is evaluated.
///
/// A node usually reads the same sources in the same order as before. So the tracker walks the old edges along with the reads and keeps
/// those that match; then it allocates nothing.
@MainActor
final class Tracker {
    /// The tracker that records now. Evaluation is synchronous and on the main actor, so this belongs to the call stack, not to a session.
    static var current: Tracker?

    let node: Node
    /// The selection that the current reads belong to.
    var selection: Selection?
    /// The last edge that this evaluation kept or added.
    private var last: Dependency?
    /// The number of edges that this evaluation kept or added.
    private var count = 0
    /// The same edges by source, once there are too many for a linear search.
    private var index: [ObjectIdentifier: Dependency] = [:]
    private static var walkLimit: Int { 16 }

    init(node: Node) { self.node = node }

    func record(_ source: Source) {
        let candidate = last.map(\.nextOfNode) ?? node.firstDependency
        if let candidate, candidate.source === source {
            candidate.recordFirstRead(by: selection)
            return confirm(candidate)
        }
        if let edge = existingEdge(to: source) { return edge.recordAnotherRead(by: selection) }
        let edge = Dependency(node: node, source: source, selection: selection)
        edge.nextOfNode = candidate
        if let last { last.nextOfNode = edge } else { node.firstDependency = edge }
        confirm(edge)
    }

    private func confirm(_ edge: Dependency) {
        last = edge
        count += 1
        if count > Self.walkLimit { addToIndex(edge) }
    }

    private func addToIndex(_ edge: Dependency) {
        if index.isEmpty {
            forEachConfirmed { index[ObjectIdentifier($0.source)] = $0 }
        } else {
            index[ObjectIdentifier(edge.source)] = edge
        }
    }

    /// The edge to a source that this evaluation has already read.
    private func existingEdge(to source: Source) -> Dependency? {
        if !index.isEmpty { return index[ObjectIdentifier(source)] }
        guard let last else { return nil }
        var edge = node.firstDependency
        while let current = edge {
            if current.source === source { return current }
            if current === last { return nil }
            edge = current.nextOfNode
        }
        return nil
    }

    private func forEachConfirmed(_ visit: (Dependency) -> Void) {
        var edge = node.firstDependency
        while let current = edge {
            visit(current)
            edge = current === last ? nil : current.nextOfNode
        }
    }

    /// Removes the edges of earlier evaluations that this one did not use.
    func finish() {
        var stale: Dependency?
        if let last {
            stale = last.nextOfNode
            last.nextOfNode = nil
        } else {
            stale = node.firstDependency
            node.firstDependency = nil
        }
        while let edge = stale {
            edge.leaveSource()
            stale = edge.nextOfNode
            edge.nextOfNode = nil
        }
    }
}

extension Node {
    /// Whether the last evaluation read any source.
    public final var hasDependencies: Bool { firstDependency != nil }

    /// Visits the sources that the last evaluation read, in that order.
    public final func forEachSource(_ visit: (Source) -> Void) {
        var edge = firstDependency
        while let current = edge {
            visit(current.source)
            edge = current.nextOfNode
        }
    }

    /// Whether a part that the node selected from a source now has another value.
    final var hasStaleSelection: Bool {
        var edge = firstDependency
        while let current = edge {
            if let selection = current.selection, !selection.areAllCurrent { return true }
            edge = current.nextOfNode
        }
        return false
    }

    /// Runs `body` and replaces this node's dependencies with the sources that it reads.
    public final func tracking<R>(_ body: () -> R) -> R {
        missedKeys = 0
        let outer = Tracker.current
        let tracker = Tracker(node: self)
        Tracker.current = tracker
        defer {
            Tracker.current = outer
            tracker.finish()
        }
        return body()
    }

    final func forgetDependencies() {
        var edge = firstDependency
        firstDependency = nil
        while let current = edge {
            current.leaveSource()
            edge = current.nextOfNode
            current.nextOfNode = nil
        }
    }
}
