/// A value that a node looked for and did not find, so that no source exists yet to report its arrival.
///
/// Many nodes look for missing values, and few of these values ever arrive. So a node stores no edge for each, but sets one of eight bits.
/// The code that adds the value invalidates the nodes with its bit; a node that missed another value with the same bit is evaluated
/// needlessly.
public struct MissedKey {
    private let bit: UInt8

    public init(of key: ObjectIdentifier) {
        // The lowest bits of an address are always the same.
        bit = 1 << UInt8(truncatingIfNeeded: (Int(bitPattern: key) >> 4) & 7)
    }

    /// Records that the node being evaluated did not find the value.
    @MainActor
    public func recordMiss() { Tracker.current?.node.missedKeys |= bit }

    /// Invalidates all descendants of a node that may have missed the value.
    @MainActor
    public func invalidateNodes(below node: Node) {
        node.forEachChild { child in
            if child.missedKeys & bit != 0 { child.invalidate() }
            invalidateNodes(below: child)
        }
    }
}
