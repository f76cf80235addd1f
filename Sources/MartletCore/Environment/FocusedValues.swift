/// A key for a value that a view offers while it has the keyboard focus.
public protocol FocusedValueKey {
    associatedtype Value
}

/// The values that the views with the keyboard focus offer to others, such as commands.
public struct FocusedValues {
    /// The keys of the values that were read.
    final class Reads {
        fileprivate(set) var keys: Set<ObjectIdentifier> = []
    }

    private(set) var values: [ObjectIdentifier: Any]
    private let reads: Reads?

    init(_ values: [ObjectIdentifier: Any] = [:], reads: Reads? = nil) {
        self.values = values
        self.reads = reads
    }

    /// The value of a key; `nil` if no view offers one.
    public subscript<K: FocusedValueKey>(key: K.Type) -> K.Value? {
        get { value(at: ObjectIdentifier(key)) as? K.Value }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// An object, by its type.
    subscript<T: AnyObject>(object type: TypeKey<T>) -> T? {
        get { value(at: ObjectIdentifier(T.self)) as? T }
        set { values[ObjectIdentifier(T.self)] = newValue }
    }

    private func value(at key: ObjectIdentifier) -> Any? {
        reads?.keys.insert(key)
        return values[key]
    }

    /// A type, as an argument of a key path.
    struct TypeKey<T>: Hashable {}
}
