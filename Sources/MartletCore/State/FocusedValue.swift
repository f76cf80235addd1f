import MartletGraph
import Observation

/// Reads a value that the view with the keyboard focus offers; `nil` if it offers none.
@propertyWrapper
public struct FocusedValue<Value> {
    private let keyPath: KeyPath<FocusedValues, Value?>
    private var entries: FocusedEntries?

    public init(_ keyPath: KeyPath<FocusedValues, Value?>) { self.keyPath = keyPath }

    /// Reads an object by its type.
    public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable { keyPath = \.[object: FocusedValues.TypeKey<Value>()] }

    public var wrappedValue: Value? { entries?.value(at: keyPath) }
}

extension FocusedValue: DynamicProperty, PrimitiveProperty {
    public mutating func attach(to node: Node, storage: inout AnyObject?) {
        guard let node = node as? AnyViewNode, let session = EnvironmentValues(node.environment).session else { return }
        entries = FocusedEntries.of(session)
    }

    public func isSame(as other: FocusedValue<Value>) -> Bool { keyPath == other.keyPath }
}

/// Reads and writes the value of a binding that the view with the keyboard focus offers; `nil` if it offers none.
@propertyWrapper
public struct FocusedBinding<Value> {
    private var binding: FocusedValue<Binding<Value>>

    public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) { binding = FocusedValue(keyPath) }

    public var wrappedValue: Value? {
        get { binding.wrappedValue?.wrappedValue }
        nonmutating set {
            if let newValue { binding.wrappedValue?.wrappedValue = newValue }
        }
    }

    public var projectedValue: Binding<Value?> {
        Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
    }
}

extension FocusedBinding: DynamicProperty {}
