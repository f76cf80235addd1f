import MartletCombine
import MartletGraph

/// An `ObservableObject` that a view owns: created once for each identity of the view, and kept as long as that exists.
@propertyWrapper
@MainActor @preconcurrency
public struct StateObject<ObjectType: ObservableObject> {
    private nonisolated(unsafe) let make: () -> ObjectType  // Called on the main actor alone.
    private var subscription: ObjectSubscription<ObjectType>?

    /// - Parameter thunk: Called once for each identity of the view, at its first evaluation.
    public nonisolated init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

    /// The object. Outside an installed view, each call makes a new one.
    public var wrappedValue: ObjectType { subscription?.read() ?? make() }

    /// Provides bindings to the properties of the object. Passing one on does not count as a read.
    public var projectedValue: ObservedObject<ObjectType>.Wrapper {
        .init(object: subscription?.object ?? make(), source: subscription)
    }
}

extension StateObject: DynamicProperty, PrimitiveProperty {
    public mutating func attach(to node: Node, storage: inout AnyObject?) {
        subscription = storage.makeOnce { ObjectSubscription(Graph.untracked(make), isOwner: true) }
    }

    /// Always `true`: the first object stays, whatever object a new value of the view would make.
    public func isSame(as other: StateObject<ObjectType>) -> Bool { true }
}
