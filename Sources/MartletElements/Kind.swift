/// What an element is: a text, a button, a stack.
///
/// Kinds are open: the file that declares a view declares its kind beside it, and a host looks up how to show it.
public struct Kind: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    public init(stringLiteral value: String) { rawValue = value }

    public var description: String { rawValue }
}

extension Kind {
    /// The one element that has no parent.
    public static let root: Kind = "root"
}
