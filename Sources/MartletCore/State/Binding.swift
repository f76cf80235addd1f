import MartletGraph

/// Reads and writes a value that is stored elsewhere.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
    /// The transaction of the writes made through this binding.
    public var transaction = Transaction()
    let location: any BindingLocation<Value>

    init(_ location: any BindingLocation<Value>) { self.location = location }

    /// A binding that reads and writes through closures.
    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        location = ClosureLocation(get: get, set: { value, _ in set(value) })
    }

    /// A binding that reads and writes through closures, and passes the transaction of the write.
    public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
        location = ClosureLocation(get: get, set: set)
    }

    /// A binding to a value that cannot change.
    public static func constant(_ value: Value) -> Binding<Value> { Binding(ConstantLocation(value)) }

    /// The value. A view that reads it in its body is evaluated again when it changes.
    public var wrappedValue: Value {
        get { location.get() }
        nonmutating set { location.set(newValue, transaction) }
    }

    public var projectedValue: Binding<Value> { self }

    /// Makes a copy; `$` passes it for a property that is itself a binding.
    public init(projectedValue: Binding<Value>) { self = projectedValue }

    /// A binding to a part of the value.
    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        var part = Binding<Subject>(KeyPathLocation(base: location, keyPath: keyPath))
        part.transaction = transaction
        return part
    }

    /// A binding to the unwrapped value; `nil` if the value is `nil` now.
    public init?(_ base: Binding<Value?>) {
        guard let value = base.wrappedValue else { return nil }
        location = UnwrappedLocation(base: base.location, fallback: value)
        transaction = base.transaction
    }

    /// A binding to a value wrapped as an optional.
    public init<V>(_ base: Binding<V>) where Value == V? {
        location = OptionalLocation(base: base.location)
        transaction = base.transaction
    }

    /// A binding to a hashable value as `AnyHashable`.
    public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
        location = HashableLocation(base: base.location)
        transaction = base.transaction
    }

    /// Returns the same binding with a transaction for its writes.
    public func transaction(_ transaction: Transaction) -> Binding<Value> {
        var copy = self
        copy.transaction = transaction
        return copy
    }

    /// Returns the same binding with an animation for the changes that its writes cause.
    public func animation(_ animation: Animation? = .default) -> Binding<Value> {
        var copy = self
        copy.transaction.animation = animation
        return copy
    }
}

// A location reads and writes on the main thread, wherever the binding is used.
extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: Identifiable where Value: Identifiable {
    public var id: Value.ID { wrappedValue.id }
}

extension Binding: DynamicProperty, PrimitiveProperty {
    public func attach(to node: Node, storage: inout AnyObject?) {}
    public func isSame(as other: Binding<Value>) -> Bool {
        transaction.isSame(as: other.transaction) && location.isSame(as: other.location)
    }
}

extension Binding: Sequence where Value: MutableCollection {
    public typealias Element = Binding<Value.Element>
    public typealias Iterator = IndexingIterator<Binding<Value>>
    public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
    public typealias Index = Value.Index
    public typealias Indices = Value.Indices

    public var startIndex: Value.Index { wrappedValue.startIndex }
    public var endIndex: Value.Index { wrappedValue.endIndex }
    public var indices: Value.Indices { wrappedValue.indices }
    public func index(after index: Value.Index) -> Value.Index { wrappedValue.index(after: index) }

    public subscript(position: Value.Index) -> Binding<Value.Element> {
        var part = Binding<Value.Element>(ElementLocation(base: location, index: position, last: wrappedValue[position]))
        part.transaction = transaction
        return part
    }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection, Value: MutableCollection {
    public func index(before index: Value.Index) -> Value.Index { wrappedValue.index(before: index) }
}

extension Binding: RandomAccessCollection where Value: MutableCollection, Value: RandomAccessCollection {}
