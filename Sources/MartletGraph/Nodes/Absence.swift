/// A value that a node looked for and did not find: there is no source yet that could tell of it.
///
/// Many nodes look for values that are nowhere, and hardly ever does one come up later; so a node keeps no edge for each, but marks one of eight
/// bits. Whoever brings such a value asks the nodes that may have missed it; one that missed another with the same bit is evaluated for nothing.
public struct Absence {
    private let bit: UInt8

    public init(of key: ObjectIdentifier) {
        // The lowest bits of an address say nothing.
        bit = 1 << UInt8(truncatingIfNeeded: (Int(bitPattern: key) >> 4) & 7)
    }

    /// Notes that the node being evaluated missed the value.
    @MainActor
    public func wasNoted() { Tracker.current?.node.absences |= bit }

    /// Asks that a node and all below it be evaluated that may have missed the value.
    @MainActor
    public func end(below node: Node) {
        node.forEachChild { child in
            if child.absences & bit != 0 { child.invalidate() }
            end(below: child)
        }
    }
}
