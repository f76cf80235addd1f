import MartletGraph

/// A value that a view owns. It lives as long as the view's identity, and a view that reads it is evaluated again when it changes.
@propertyWrapper
public struct State<Value> {
    private let initialValue: Value
    private var box: StateBox<Value>?

    /// The value at the beginning of the view's life.
    public init(wrappedValue value: Value) { initialValue = value }

    /// The value at the beginning of the view's life.
    public init(initialValue value: Value) { initialValue = value }

    /// The current value. Outside of a living view it is the initial one, and writes have no effect.
    public var wrappedValue: Value {
        get { if let box { box.get() } else { initialValue } }
        nonmutating set { box?.set(newValue, Transaction()) }
    }

    /// A binding to the value. Handing it on is not reading it.
    public var projectedValue: Binding<Value> {
        if let box { Binding(box) } else { .constant(initialValue) }
    }
}

extension State where Value: ExpressibleByNilLiteral {
    public init() { self.init(wrappedValue: nil) }
}

extension State: @unchecked Sendable where Value: Sendable {}  // The box reads and writes on the main thread.

extension State: DynamicProperty, PrimitiveProperty {
    public mutating func attach(to node: Node, storage: inout AnyObject?) { box = storage.keeping { StateBox(initialValue) } }

    /// State is compared where it is read, not where it is declared.
    public func isSame(as other: State<Value>) -> Bool { true }
}
