/// The nodes that wait for evaluation: shallowest first, then in the order of insertion, each once.
struct NodeHeap {
    private struct Entry {
        let node: Node
        let depth: UInt16
        let order: Int

        func comes(before other: Entry) -> Bool { (depth, order) < (other.depth, other.order) }
    }

    private var entries: [Entry] = []
    /// The insertion number of the next node.
    private(set) var order = 0

    var isEmpty: Bool { entries.isEmpty }
    /// The waiting nodes, in the order in which `popFirst()` returns them.
    var nodes: [Node] { entries.sorted { $0.comes(before: $1) }.map(\.node) }

    @MainActor
    mutating func insert(_ node: Node) {
        guard !node.isQueued else { return }
        node.isQueued = true
        entries.append(Entry(node: node, depth: node.depth, order: order))
        order += 1
        var child = entries.count - 1
        while child > 0 {
            let parent = (child - 1) / 2
            guard entries[child].comes(before: entries[parent]) else { break }
            entries.swapAt(child, parent)
            child = parent
        }
    }

    /// Removes the first node; returns it and its insertion number.
    @MainActor
    mutating func popFirst() -> (node: Node, order: Int)? {
        guard let first = entries.first else { return nil }
        let last = entries.removeLast()
        if !entries.isEmpty {
            entries[0] = last
            siftDown()
        }
        first.node.isQueued = false
        return (first.node, first.order)
    }

    private mutating func siftDown() {
        var parent = 0
        while true {
            let left = 2 * parent + 1
            guard left < entries.count else { return }
            let right = left + 1
            let child = right < entries.count && entries[right].comes(before: entries[left]) ? right : left
            guard entries[child].comes(before: entries[parent]) else { return }
            entries.swapAt(child, parent)
            parent = child
        }
    }
}
