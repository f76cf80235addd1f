import MartletGraph

/// A changing set of nodes, ordered by insertion or by position in the view tree.
@MainActor
final class NodeOrder {
    private let isByArrival: Bool
    private var members: [ObjectIdentifier: (node: AnyViewNode, arrival: Int)] = [:]
    private var arrivals = 0
    /// The members in the order computed last.
    private var ordered: [AnyViewNode] = []
    private var isInOrder = true

    init(byArrival: Bool = false) { isByArrival = byArrival }

    /// Whether moved views can change the order.
    var dependsOnStructure: Bool { !isByArrival && members.count > 1 }

    func insert(_ node: AnyViewNode) {
        members[ObjectIdentifier(node)] = (node, arrivals)
        arrivals += 1
        if isByArrival { ordered.append(node) } else { isInOrder = false }
    }

    func remove(_ node: AnyViewNode) {
        members[ObjectIdentifier(node)] = nil
        // The list must not retain removed nodes until the order is next requested, because they retain this object. Dropping them only
        // when they are the majority keeps a removal cheap.
        if ordered.count > 2 * members.count { dropRemoved() }
    }

    private func dropRemoved() { ordered.removeAll { members[ObjectIdentifier($0)] == nil } }

    /// Invalidates the order because views have moved.
    func viewsMoved() { isInOrder = isByArrival }

    /// The nodes in order. In the view tree, a node comes before its descendants; siblings are in the order in which their parent visits
    /// them.
    var nodes: [AnyViewNode] {
        if !isInOrder {
            let byArrival = members.values.sorted { $0.arrival < $1.arrival }.map(\.node)
            var walk = StructureWalk(to: byArrival)
            walk.visitTop()
            ordered = walk.found
            isInOrder = walk.isFinal
        } else if ordered.count > members.count {
            dropRemoved()
        }
        return ordered
    }
}

/// Walks down from the root, only along the paths to the given nodes.
@MainActor
private struct StructureWalk {
    /// The given nodes in the order of the walk.
    private(set) var found: [AnyViewNode] = []
    /// Whether the order is final. While nodes are being made, their parents do not visit them yet.
    private(set) var isFinal = true
    private let targets: Set<ObjectIdentifier>
    /// For each node, its children on the paths to the given nodes.
    private var pathChildren: [ObjectIdentifier: [AnyViewNode]] = [:]
    private var top: AnyViewNode?

    init(to nodes: [AnyViewNode]) {
        targets = Set(nodes.map(ObjectIdentifier.init))
        var met: Set<ObjectIdentifier> = []
        for node in nodes {
            var current = node
            while met.insert(ObjectIdentifier(current)).inserted {
                guard let parent = current.viewParent else {
                    top = current
                    break
                }
                pathChildren[ObjectIdentifier(parent), default: []].append(current)
                current = parent
            }
        }
    }

    mutating func visitTop() {
        if let top { visit(top) }
    }

    private mutating func visit(_ node: AnyViewNode) {
        if targets.contains(ObjectIdentifier(node)) { found.append(node) }
        guard let children = pathChildren[ObjectIdentifier(node)] else { return }
        for child in children.count > 1 ? inOrder(children, of: node) : children { visit(child) }
    }

    private mutating func inOrder(_ children: [AnyViewNode], of parent: AnyViewNode) -> [AnyViewNode] {
        var rest = Dictionary(uniqueKeysWithValues: children.map { (ObjectIdentifier($0), $0) })
        var ordered: [AnyViewNode] = []
        parent.forEachChild { if let child = rest.removeValue(forKey: ObjectIdentifier($0)) { ordered.append(child) } }
        if rest.isEmpty { return ordered }
        isFinal = false
        return ordered + children.filter { rest[ObjectIdentifier($0)] != nil }
    }
}
