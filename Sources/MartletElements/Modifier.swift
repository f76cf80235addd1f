/// A change to an element's appearance, layout or semantics. The order of modifiers matters: a background after padding differs from
/// padding after a background.
///
/// Modifiers are extensible: each is a small value type in its own file, and a host adds an extension that shows it.
public protocol ModifierValue: Hashable, Sendable {}

/// A modifier of any type, comparable with any other.
public struct Modifier: Hashable, Sendable, CustomStringConvertible {
    public let value: any ModifierValue

    public init(_ value: any ModifierValue) { self.value = value }

    public func `as`<M: ModifierValue>(_ type: M.Type) -> M? {
        // Compare the types first: it costs a tenth of a cast, and most modifiers have another type.
        Swift.type(of: value) == type ? value as? M : nil
    }

    public static func == (a: Modifier, b: Modifier) -> Bool { a.value.isEqual(to: b.value) }

    public func hash(into hasher: inout Hasher) { value.hash(into: &hasher) }

    public var description: String { String(describing: value) }
}

extension ModifierValue {
    fileprivate func isEqual(to other: any ModifierValue) -> Bool { (other as? Self) == self }
}
