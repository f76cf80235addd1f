import MartletGraph

/// A value that a view owns for as long as its identity exists. A view that reads it is evaluated again when it changes.
@propertyWrapper
public struct State<Value> {
    private let initialValue: Value
    private var box: StateBox<Value>?

    /// - Parameter value: The initial value.
    public init(wrappedValue value: Value) { initialValue = value }

    /// - Parameter value: The initial value.
    public init(initialValue value: Value) { initialValue = value }

    /// The current value. Outside an installed view, reads give the initial value and writes do nothing.
    public var wrappedValue: Value {
        get { if let box { box.get() } else { initialValue } }
        nonmutating set { box?.set(newValue, Transaction()) }
    }

    /// A binding to the value. Passing it on does not count as a read.
    public var projectedValue: Binding<Value> {
        if let box { Binding(box) } else { .constant(initialValue) }
    }
}

extension State where Value: ExpressibleByNilLiteral {
    public init() { self.init(wrappedValue: nil) }
}

extension State: @unchecked Sendable where Value: Sendable {}  // The box reads and writes on the main thread.

extension State: DynamicProperty, PrimitiveProperty {
    public mutating func attach(to node: Node, storage: inout AnyObject?) { box = storage.makeOnce { StateBox(initialValue) } }

    /// Always `true`: views depend on state where they read it, not where they declare it.
    public func isSame(as other: State<Value>) -> Bool { true }
}
