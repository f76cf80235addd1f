import MartletGraph

/// A key for a value in the environment.
public protocol EnvironmentKey {
    associatedtype Value
    /// The value if none is set.
    static var defaultValue: Value { get }
}

/// The values of a view's environment: colour scheme, locale, and any that an app adds with ``EnvironmentKey``s.
public struct EnvironmentValues: CustomStringConvertible {
    private let scope: EnvironmentScope?
    private(set) var changes: [(key: Any.Type, value: Any)] = []

    /// An environment without any values set.
    public init() { scope = nil }

    package init(_ scope: EnvironmentScope?) { self.scope = scope }

    /// The value of a key. A view that reads it is evaluated again when that value changes, and only then.
    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get {
            guard let value = value(for: key) else { return K.defaultValue }
            return value as? K.Value ?? K.defaultValue
        }
        set { set(key, to: newValue) }
    }

    func value(for key: Any.Type) -> Any? {
        for change in changes.reversed() where change.key == key { return change.value }
        guard let scope else { return nil }
        return onMainQueue((scope, key)) { scope, key in scope.value(for: key) }
    }

    mutating func set(_ key: Any.Type, to value: Any) {
        changes.removeAll { $0.key == key }
        changes.append((key, value))
    }

    public var description: String { "EnvironmentValues" }
}
