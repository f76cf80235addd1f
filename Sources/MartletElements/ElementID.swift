/// Names an element within one session. Never used twice while the session lives.
public struct ElementID: RawRepresentable, Hashable, Comparable, Sendable, ExpressibleByIntegerLiteral, CustomStringConvertible {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }
    public init(integerLiteral value: Int) { rawValue = value }

    public var description: String { String(rawValue) }

    public static func < (a: ElementID, b: ElementID) -> Bool { a.rawValue < b.rawValue }
}
