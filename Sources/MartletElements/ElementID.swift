/// Identifies an element within one session. An id is never reused in the session.
public struct ElementID: RawRepresentable, Hashable, Comparable, Sendable, ExpressibleByIntegerLiteral, CustomStringConvertible {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }
    public init(integerLiteral value: Int) { rawValue = value }

    public var description: String { String(rawValue) }

    public static func < (a: ElementID, b: ElementID) -> Bool { a.rawValue < b.rawValue }
}
