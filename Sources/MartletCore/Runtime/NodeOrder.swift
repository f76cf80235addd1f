import MartletGraph

/// Nodes that come and go at any time, in the order in which they came, or in which their views stand in the structure.
@MainActor
final class NodeOrder {
    private let isByArrival: Bool
    private var members: [ObjectIdentifier: (node: AnyViewNode, arrival: Int)] = [:]
    private var arrivals = 0
    /// The members as they stood when they were last asked for.
    private var ordered: [AnyViewNode] = []
    private var isInOrder = true

    init(byArrival: Bool = false) { isByArrival = byArrival }

    /// Whether the order of the nodes is another when views have moved.
    var dependsOnStructure: Bool { !isByArrival && members.count > 1 }

    func insert(_ node: AnyViewNode) {
        members[ObjectIdentifier(node)] = (node, arrivals)
        arrivals += 1
        if isByArrival { ordered.append(node) } else { isInOrder = false }
    }

    func remove(_ node: AnyViewNode) { members[ObjectIdentifier(node)] = nil }

    /// Says that views have moved.
    func structureMoved() { isInOrder = isByArrival }

    /// The nodes in their order. In the structure a node stands before those below it, and those of one parent stand as it visits them.
    var nodes: [AnyViewNode] {
        if !isInOrder {
            let byArrival = members.values.sorted { $0.arrival < $1.arrival }.map(\.node)
            var walk = StructureWalk(to: byArrival)
            walk.visitTop()
            ordered = walk.found
            isInOrder = walk.isCertain
        } else if ordered.count > members.count {
            ordered.removeAll { members[ObjectIdentifier($0)] == nil }
        }
        return ordered
    }
}

/// A walk down from the root, and only to where some nodes are.
@MainActor
private struct StructureWalk {
    /// The nodes in the order in which they were met.
    private(set) var found: [AnyViewNode] = []
    /// Whether all of the structure that was looked at is there: while nodes are being made, their parents do not have them yet.
    private(set) var isCertain = true
    private let sought: Set<ObjectIdentifier>
    /// The nodes below each that lead to some that are sought.
    private var leading: [ObjectIdentifier: [AnyViewNode]] = [:]
    private var top: AnyViewNode?

    init(to nodes: [AnyViewNode]) {
        sought = Set(nodes.map(ObjectIdentifier.init))
        var met: Set<ObjectIdentifier> = []
        for node in nodes {
            var current = node
            while met.insert(ObjectIdentifier(current)).inserted {
                guard let parent = current.viewParent else {
                    top = current
                    break
                }
                leading[ObjectIdentifier(parent), default: []].append(current)
                current = parent
            }
        }
    }

    mutating func visitTop() {
        if let top { visit(top) }
    }

    private mutating func visit(_ node: AnyViewNode) {
        if sought.contains(ObjectIdentifier(node)) { found.append(node) }
        guard let children = leading[ObjectIdentifier(node)] else { return }
        for child in children.count > 1 ? inOrder(children, of: node) : children { visit(child) }
    }

    private mutating func inOrder(_ children: [AnyViewNode], of parent: AnyViewNode) -> [AnyViewNode] {
        var rest = Dictionary(uniqueKeysWithValues: children.map { (ObjectIdentifier($0), $0) })
        var ordered: [AnyViewNode] = []
        parent.forEachChild { if let child = rest.removeValue(forKey: ObjectIdentifier($0)) { ordered.append(child) } }
        if rest.isEmpty { return ordered }
        isCertain = false
        return ordered + children.filter { rest[ObjectIdentifier($0)] != nil }
    }
}
