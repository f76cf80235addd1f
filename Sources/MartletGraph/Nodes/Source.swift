/// Something that nodes read and that changes: a `State` value, an environment key, an observed object.
@MainActor
open class Source {
    @exclusivity(unchecked) var firstReader: Dependency?

    public init() {}

    /// Records that the node being evaluated depends on this source.
    public final func wasRead() {
        Tracker.current?.record(self)
    }

    /// Marks every node that read this source for evaluation; a node that selected only a part is checked in the next turn.
    public final func changed() {
        var reader = firstReader
        while let dependency = reader {
            reader = dependency.nextReader
            dependency.node.graph.observer?.changed(self, readBy: dependency.node)
            if dependency.selection == nil { dependency.node.invalidate() } else { dependency.node.markForRecheck() }
        }
    }

    /// Visits the nodes that read this source in their last evaluation.
    public final func forEachReader(_ visit: (Node) -> Void) {
        var reader = firstReader
        while let dependency = reader {
            reader = dependency.nextReader
            visit(dependency.node)
        }
    }

    public final var isRead: Bool { firstReader != nil }

    public final var readerCount: Int {
        var count = 0
        var reader = firstReader
        while let dependency = reader {
            count += 1
            reader = dependency.nextReader
        }
        return count
    }
}
