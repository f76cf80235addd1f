import Foundation
import MartletElements
import MartletGraph

/// A value stored for the user beyond this session. Views that read the same key see the same value.
///
/// Apple stores it on the device; Martlet stores it for the user's browser. The `store` argument of an initialiser is ignored: a value
/// belongs to one user, never to the process that serves all users.
///
/// - Partly: `store` is ignored.
@propertyWrapper
public struct AppStorage<Value> {
    private var stored: StoredProperty<Value>

    private init(_ key: String, _ initialValue: Value, _ coding: StoredCoding<Value>) {
        stored = StoredProperty(key, initialValue, coding)
    }

    /// The stored value, or the initial value if nothing is stored. Outside an installed view, reads give the initial value and writes do
    /// nothing.
    public var wrappedValue: Value {
        get { stored.value }
        nonmutating set { stored.set(newValue) }
    }

    /// A binding to the value. Passing it on does not count as a read.
    public var projectedValue: Binding<Value> { stored.binding }
}

extension AppStorage: DynamicProperty, PrimitiveProperty {
    public mutating func attach(to node: Node, storage: inout AnyObject?) { stored.attach(to: node, storage: &storage) }

    public func isSame(as other: AppStorage<Value>) -> Bool { stored.isSame(as: other.stored) }
}

extension AppStorage: @unchecked Sendable where Value: Sendable {}  // The location reads and writes on the main thread.

extension AppStorage {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool { self.init(key, wrappedValue, .bool) }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int { self.init(key, wrappedValue, .int) }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
        self.init(key, wrappedValue, .double)
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
        self.init(key, wrappedValue, .string)
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL { self.init(key, wrappedValue, .url) }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data { self.init(key, wrappedValue, .data) }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date { self.init(key, wrappedValue, .date) }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value: RawRepresentable, Value.RawValue == Int {
        self.init(key, wrappedValue, .raw(.int))
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value: RawRepresentable, Value.RawValue == String {
        self.init(key, wrappedValue, .raw(.string))
    }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
    public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? { self.init(key, nil, .optional(.bool)) }
    public init(_ key: String, store: UserDefaults? = nil) where Value == Int? { self.init(key, nil, .optional(.int)) }
    public init(_ key: String, store: UserDefaults? = nil) where Value == Double? { self.init(key, nil, .optional(.double)) }
    public init(_ key: String, store: UserDefaults? = nil) where Value == String? { self.init(key, nil, .optional(.string)) }
    public init(_ key: String, store: UserDefaults? = nil) where Value == URL? { self.init(key, nil, .optional(.url)) }
    public init(_ key: String, store: UserDefaults? = nil) where Value == Data? { self.init(key, nil, .optional(.data)) }
    public init(_ key: String, store: UserDefaults? = nil) where Value == Date? { self.init(key, nil, .optional(.date)) }
    public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil) where Value == R?, R.RawValue == Int {
        self.init(key, nil, .optional(.raw(.int)))
    }
    public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil) where Value == R?, R.RawValue == String {
        self.init(key, nil, .optional(.raw(.string)))
    }
}
