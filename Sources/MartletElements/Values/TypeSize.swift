/// The sizes of text that a user can choose, from the smallest on.
public enum TypeSize: Int, CaseIterable, Comparable, Sendable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

    public static func < (a: TypeSize, b: TypeSize) -> Bool { a.rawValue < b.rawValue }
}

/// The sizes of text that a view allows. Where there is only one, the user's own has no effect.
public struct TypeSizes: Hashable, Sendable {
    public var lowest: TypeSize
    public var highest: TypeSize

    public init(_ lowest: TypeSize, _ highest: TypeSize) {
        self.lowest = lowest
        self.highest = highest
    }

    public init(_ only: TypeSize) { self.init(only, only) }

    /// The allowed size nearest to another.
    public func nearest(to size: TypeSize) -> TypeSize { min(max(size, lowest), highest) }

    /// The size where the user has not chosen one: hosts do not know the user's.
    public var usual: TypeSize { nearest(to: .large) }
}

/// The sizes of text inside an element, for what the host itself writes there.
public struct AllowedTypeSizes: ModifierValue {
    public var sizes: TypeSizes
    public init(_ sizes: TypeSizes) { self.sizes = sizes }
}
