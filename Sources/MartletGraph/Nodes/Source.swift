/// Something that nodes read and that changes: a piece of state, one key of the environment, an observed object.
@MainActor
open class Source {
    @exclusivity(unchecked) var firstReader: Dependency?

    public init() {}

    /// Notes that the node being evaluated depends on this.
    public final func wasRead() {
        Tracker.current?.note(self)
    }

    /// Marks every node that read this as needing evaluation, or a second look where it only selected something from it.
    public final func changed() {
        var reader = firstReader
        while let dependency = reader {
            reader = dependency.nextReader
            if dependency.selection == nil { dependency.node.invalidate() } else { dependency.node.suspect() }
        }
    }

    /// Visits the nodes that read this in their last evaluation.
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
