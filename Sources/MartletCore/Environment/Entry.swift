/// Makes a variable an entry of the environment, of a transaction, of a container's values or of the focused values.
///
/// ```swift
/// extension EnvironmentValues {
///     @Entry var accent: Color = .orange
/// }
/// ```
///
/// The value after the equals sign is the default, made anew for each reader that finds no other; without one, an optional entry is nil.
/// An entry of `FocusedValues` must be optional and has no default.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "MartletMacros", type: "Entry")

/// A key whose `@Entry` gives a default without a type, which is then inferred from the default.
///
/// Expansions of `@Entry` use it; there is no other use.
public protocol _InferredEntry {
    associatedtype Value
    static var _entry: _EntryDefault<Value> { get }
}

extension _InferredEntry {
    /// The default, made anew.
    public static var defaultValue: Value { _entry.make() }
}

/// The expression of a default, kept so that its type is inferred while its value, which need not be `Sendable`, is not shared.
public struct _EntryDefault<Value>: Sendable {
    fileprivate let make: @Sendable () -> Value

    public init(_ make: @autoclosure @escaping @Sendable () -> Value) {
        self.make = make
    }
}
