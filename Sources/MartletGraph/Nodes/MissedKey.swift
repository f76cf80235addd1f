/// A value that a node looked for and did not find, so that no source exists yet to report its arrival.
///
/// Many nodes look for missing values, and few of these values ever arrive. So a node stores no edge for each, but sets one of eight bits.
/// The code that adds the value invalidates the nodes with its bit; a node that missed another value with the same bit is evaluated
/// needlessly. A graph gives out the bits in the order in which its nodes miss keys, so the same session always has the same evaluations.
public struct MissedKey {
    private let key: ObjectIdentifier

    public init(of key: ObjectIdentifier) { self.key = key }

    /// Records that the node being evaluated did not find the value.
    @MainActor
    public func recordMiss() {
        guard let node = Tracker.current?.node else { return }
        node.missedKeys |= node.graph.bit(ofMissed: key)
    }

    /// Invalidates all descendants of a node that may have missed the value.
    @MainActor
    public func invalidateNodes(below node: Node) { invalidateNodes(below: node, with: node.graph.bit(ofMissed: key)) }

    @MainActor
    private func invalidateNodes(below node: Node, with bit: UInt8) {
        node.forEachChild { child in
            if child.missedKeys & bit != 0 { child.invalidate() }
            invalidateNodes(below: child, with: bit)
        }
    }
}
