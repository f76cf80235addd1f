import Foundation
import MartletElements
import MartletGraph

/// A value stored for the user beyond this session. Views that read the same key see the same value.
///
/// Apple stores it on the device; Martlet stores it for the user's browser. A value with a `store` is kept by that `UserDefaults`, and code that
/// reads it there finds it. Where one process serves all users, their suites are the same; then such a value is stored for the user's browser
/// too, under the name of the suite, and `UserDefaults` does not have it.
///
/// A change that the app makes through `UserDefaults` is shown after the next event of the user or change of state. A `URL` is kept as a text.
@propertyWrapper
public struct AppStorage<Value> {
    private var stored: StoredProperty<Value>

    private init(_ key: String, _ initialValue: Value, _ coding: StoredCoding<Value>, _ store: UserDefaults?) {
        stored = StoredProperty(key, initialValue, coding, store: store, followsViews: store == nil)
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
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
        self.init(key, wrappedValue, .bool, store)
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
        self.init(key, wrappedValue, .int, store)
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
        self.init(key, wrappedValue, .double, store)
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
        self.init(key, wrappedValue, .string, store)
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
        self.init(key, wrappedValue, .url, store)
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
        self.init(key, wrappedValue, .data, store)
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
        self.init(key, wrappedValue, .date, store)
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value: RawRepresentable, Value.RawValue == Int {
        self.init(key, wrappedValue, .raw(.int), store)
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value: RawRepresentable, Value.RawValue == String {
        self.init(key, wrappedValue, .raw(.string), store)
    }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
    public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? { self.init(key, nil, .optional(.bool), store) }
    public init(_ key: String, store: UserDefaults? = nil) where Value == Int? { self.init(key, nil, .optional(.int), store) }
    public init(_ key: String, store: UserDefaults? = nil) where Value == Double? { self.init(key, nil, .optional(.double), store) }
    public init(_ key: String, store: UserDefaults? = nil) where Value == String? { self.init(key, nil, .optional(.string), store) }
    public init(_ key: String, store: UserDefaults? = nil) where Value == URL? { self.init(key, nil, .optional(.url), store) }
    public init(_ key: String, store: UserDefaults? = nil) where Value == Data? { self.init(key, nil, .optional(.data), store) }
    public init(_ key: String, store: UserDefaults? = nil) where Value == Date? { self.init(key, nil, .optional(.date), store) }
    public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil) where Value == R?, R.RawValue == Int {
        self.init(key, nil, .optional(.raw(.int)), store)
    }
    public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil) where Value == R?, R.RawValue == String {
        self.init(key, nil, .optional(.raw(.string)), store)
    }
}
