import MartletCore
import MartletGraph
import MartletModels

/// Has a context process its deletions when a turn begins, so that views are evaluated once, with relationships that have let deleted objects go.
struct ContextTurns: PrimitiveProperty {
    // Written once, and used on the main actor alone.
    private nonisolated(unsafe) let context: ModelContext

    nonisolated init(context: ModelContext) { self.context = context }

    mutating func attach(to node: Node, storage: inout AnyObject?) {
        if let turns = storage as? Turns, turns.context === context { return }
        storage = Turns(of: node.graph, context)
    }

    func isSame(as other: ContextTurns) -> Bool { context === other.context }
}

/// Connects a context with the turns of a session.
@MainActor
private final class Turns {
    let context: ModelContext
    private weak var graph: Graph?

    init(of graph: Graph, _ context: ModelContext) {
        self.graph = graph
        self.context = context
        context.observe(self) { [weak self] _ in onMainQueue { self?.contextChanged() } }
    }

    private func contextChanged() {
        guard context.hasUnprocessedDeletions else { return }
        // What the deletion causes is animated as the deletion is.
        let transaction = Graph.ambientTransaction
        graph?.post { [weak self] in
            let outer = Graph.ambientTransaction
            Graph.ambientTransaction = transaction
            defer { Graph.ambientTransaction = outer }
            self?.context.processPendingChanges()
        }
    }

    isolated deinit { context.stopObserving(ObjectIdentifier(self)) }
}
