/// A change to how an element looks, is laid out, or is understood, that keeps its place among the others:
/// padding and then a background is not a background and then padding.
///
/// Modifiers are open: each is a small value type in a file of its own, and a host extends it with how to show it.
public protocol ModifierValue: Hashable, Sendable {}

/// A modifier of any type, comparable with any other.
public struct Modifier: Equatable, Sendable, CustomStringConvertible {
    public let value: any ModifierValue

    public init(_ value: any ModifierValue) { self.value = value }

    public func `as`<M: ModifierValue>(_ type: M.Type) -> M? {
        // Most modifiers that are asked are others, and to compare types costs a tenth of a cast.
        Swift.type(of: value) == type ? value as? M : nil
    }

    public static func == (a: Modifier, b: Modifier) -> Bool { a.value.isEqual(to: b.value) }

    public var description: String { String(describing: value) }
}

extension ModifierValue {
    fileprivate func isEqual(to other: any ModifierValue) -> Bool { (other as? Self) == self }
}
