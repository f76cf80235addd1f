import Foundation
import MartletElements
import MartletGraph

/// A value of one scene, stored so that the scene can be restored.
///
/// A scene is a page in a browser, and each has its own value. A page that is loaded again goes on with its value; so does the next page, once
/// no other is open.
@propertyWrapper
public struct SceneStorage<Value> {
    private var stored: StoredProperty<Value>

    private init(_ key: String, _ initialValue: Value, _ coding: StoredCoding<Value>) {
        stored = StoredProperty(SceneValues.prefix + key, initialValue, coding)
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

extension SceneStorage: DynamicProperty, PrimitiveProperty {
    public mutating func attach(to node: Node, storage: inout AnyObject?) { stored.attach(to: node, storage: &storage) }

    public func isSame(as other: SceneStorage<Value>) -> Bool { stored.isSame(as: other.stored) }
}

extension SceneStorage: @unchecked Sendable where Value: Sendable {}  // The location reads and writes on the main thread.

extension SceneStorage {
    public init(wrappedValue: Value, _ key: String) where Value == Bool { self.init(key, wrappedValue, .bool) }
    public init(wrappedValue: Value, _ key: String) where Value == Int { self.init(key, wrappedValue, .int) }
    public init(wrappedValue: Value, _ key: String) where Value == Double { self.init(key, wrappedValue, .double) }
    public init(wrappedValue: Value, _ key: String) where Value == String { self.init(key, wrappedValue, .string) }
    public init(wrappedValue: Value, _ key: String) where Value == URL { self.init(key, wrappedValue, .url) }
    public init(wrappedValue: Value, _ key: String) where Value == Data { self.init(key, wrappedValue, .data) }
    public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == Int {
        self.init(key, wrappedValue, .raw(.int))
    }
    public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == String {
        self.init(key, wrappedValue, .raw(.string))
    }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
    public init(_ key: String) where Value == Bool? { self.init(key, nil, .optional(.bool)) }
    public init(_ key: String) where Value == Int? { self.init(key, nil, .optional(.int)) }
    public init(_ key: String) where Value == Double? { self.init(key, nil, .optional(.double)) }
    public init(_ key: String) where Value == String? { self.init(key, nil, .optional(.string)) }
    public init(_ key: String) where Value == URL? { self.init(key, nil, .optional(.url)) }
    public init(_ key: String) where Value == Data? { self.init(key, nil, .optional(.data)) }
    public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == Int {
        self.init(key, nil, .optional(.raw(.int)))
    }
    public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == String {
        self.init(key, nil, .optional(.raw(.string)))
    }
}
