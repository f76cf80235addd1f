/// Nodes waiting for evaluation: shallowest first, equal depths in the order they came, none twice.
struct NodeHeap {
    private struct Entry {
        let node: Node
        let depth: Int32
        let order: Int

        func comes(before other: Entry) -> Bool { (depth, order) < (other.depth, other.order) }
    }

    private var entries: [Entry] = []
    private var order = 0

    var isEmpty: Bool { entries.isEmpty }

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

    @MainActor
    mutating func popFirst() -> Node? {
        guard let first = entries.first else { return nil }
        let last = entries.removeLast()
        if !entries.isEmpty {
            entries[0] = last
            siftDown()
        } else {
            order = 0
        }
        first.node.isQueued = false
        return first.node
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
