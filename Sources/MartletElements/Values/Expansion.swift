/// The axes along which an element takes all the space it is offered, rather than its ideal size.
public struct Expansion: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let horizontal = Expansion(rawValue: 1)
    public static let vertical = Expansion(rawValue: 2)
    /// The aspect ratio links both sides: fixing one fixes both.
    public static let linked = Expansion(rawValue: 4)
    /// The content scrolls vertically, so the element can be arbitrarily low.
    public static let scrolls = Expansion(rawValue: 8)
    /// An unlimited frame determines the width around two linked sides: fixing the height keeps the width.
    public static let wide = Expansion(rawValue: 16)
    public static let both: Expansion = [.horizontal, .vertical]

    /// The expansion that the parent sees. Of two linked sides it only sees the width, because the height follows.
    public var asContent: Expansion {
        contains(.linked) ? intersection(.horizontal) : self
    }
}
