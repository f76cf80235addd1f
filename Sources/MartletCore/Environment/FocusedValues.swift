/// A key for a value that a view offers while it has the keyboard focus.
public protocol FocusedValueKey {
    associatedtype Value
}

/// The values that the views with the keyboard focus offer to others, such as commands.
public struct FocusedValues {
    private var values: [ObjectIdentifier: Any] = [:]

    init() {}

    /// The value of a key; `nil` if no view offers one.
    public subscript<K: FocusedValueKey>(key: K.Type) -> K.Value? {
        get { values[ObjectIdentifier(key)] as? K.Value }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// An object, by its type.
    subscript<T: AnyObject>(object type: TypeKey<T>) -> T? {
        get { values[ObjectIdentifier(T.self)] as? T }
        set { values[ObjectIdentifier(T.self)] = newValue }
    }

    /// A type, as an argument of a key path.
    struct TypeKey<T>: Hashable {}
}
