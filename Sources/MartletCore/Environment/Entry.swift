/// Makes a variable an entry of the environment, of a transaction, of the container values or of the focused values.
///
/// ```swift
/// extension EnvironmentValues {
///     @Entry var accent: Color = .orange
/// }
/// ```
///
/// The initial value is the default. It is evaluated again for each reader that finds no other value; an optional entry without one defaults
/// to `nil`. An entry of `FocusedValues` must be optional and has no default.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "MartletMacros", type: "Entry")

/// A key of an `@Entry` whose type is inferred from its default value.
///
/// Only expansions of `@Entry` use it.
public protocol _InferredEntry {
    associatedtype Value
    static var _entry: _EntryDefault<Value> { get }
}

extension _InferredEntry {
    /// The default value, evaluated at each access.
    public static var defaultValue: Value { _entry.make() }
}

/// Stores a default value's expression, so that its type is inferred and the value, which need not be `Sendable`, is not shared.
public struct _EntryDefault<Value>: Sendable {
    fileprivate let make: @Sendable () -> Value

    public init(_ make: @autoclosure @escaping @Sendable () -> Value) {
        self.make = make
    }
}
