/// The edge between a node and a source it read.
///
/// It stands in two lists at once, so that either end can let go of it in constant time:
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
    /// What the node made of the source, if it does not depend on all of it. Few edges have one, so the graph keeps it for them.
    private(set) var selection: Selection? {
        get { node.graph.selections.isEmpty ? nil : node.graph.selections[ObjectIdentifier(self)] }
        set { if newValue != nil || !node.graph.selections.isEmpty { node.graph.selections[ObjectIdentifier(self)] = newValue } }
    }

    /// `node` outlives the edge: it drops its edges when it is unmounted, and is unmounted before it is released.
    init(node: Node, source: Source, selection: Selection?) {
        self.node = node
        self.source = source
        nextReader = source.firstReader
        source.firstReader?.previousReader = self
        source.firstReader = self
        self.selection = selection
    }

    /// Notes the first read of an evaluation.
    func isRead(by selection: Selection?) { self.selection = selection }

    /// Notes another read of the same evaluation.
    func isReadAgain(by selection: Selection?) {
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
/// A node mostly reads the same sources in the same order as before, so the old edges are walked along with the reads and kept where they
/// match; nothing is allocated then.
@MainActor
final class Tracker {
    /// Who is recording now. Evaluation is synchronous and on the main actor, so this belongs to the thread's call stack, to no session.
    static var current: Tracker?

    let node: Node
    /// What the reads just now are made into.
    var selection: Selection?
    /// The last edge that this evaluation confirmed.
    private var last: Dependency?
    /// How many edges this evaluation confirmed.
    private var count = 0
    /// The edges that this evaluation confirmed, once there are too many to walk along them.
    private var index: [ObjectIdentifier: Dependency] = [:]
    private static var walkLimit: Int { 16 }

    init(node: Node) { self.node = node }

    func note(_ source: Source) {
        let candidate = last.map(\.nextOfNode) ?? node.firstDependency
        if let candidate, candidate.source === source {
            candidate.isRead(by: selection)
            return confirm(candidate)
        }
        if let edge = noted(source) { return edge.isReadAgain(by: selection) }
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

    /// The edge to a source that this evaluation has read already.
    private func noted(_ source: Source) -> Dependency? {
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

    /// Drops the edges of earlier evaluations that this one did not confirm.
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
    /// Whether anything was read in the last evaluation.
    public final var hasDependencies: Bool { firstDependency != nil }

    /// Whether something was selected from what has changed since, and is another now.
    final var hasStaleSelection: Bool {
        var edge = firstDependency
        while let current = edge {
            if let selection = current.selection, !selection.areAllCurrent { return true }
            edge = current.nextOfNode
        }
        return false
    }

    /// Runs a closure and takes what it reads as all that this node depends on.
    public final func tracking<R>(_ body: () -> R) -> R {
        absences = 0
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
