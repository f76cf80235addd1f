/// The axes along which an element takes all the room it is offered, rather than only what it needs.
public struct Expansion: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let horizontal = Expansion(rawValue: 1)
    public static let vertical = Expansion(rawValue: 2)
    /// One side follows from the other: fixing either fixes both.
    public static let linked = Expansion(rawValue: 4)
    /// What does not fit vertically is reached by scrolling, so the element may be squeezed to nothing.
    public static let scrolls = Expansion(rawValue: 8)
    /// An endless frame has taken the width around two linked sides: fixing the height leaves the width as it is.
    public static let wide = Expansion(rawValue: 16)
    public static let both: Expansion = [.horizontal, .vertical]

    /// What an element passes on to the container around it. Of two linked sides a container only feels the width: the height follows.
    public var asContent: Expansion {
        contains(.linked) ? intersection(.horizontal) : self
    }
}
