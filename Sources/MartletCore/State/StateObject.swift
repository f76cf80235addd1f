import MartletCombine
import MartletGraph

/// An observable object that a view owns: made once for each identity of the view, and kept as long as that lives.
@propertyWrapper
@MainActor @preconcurrency
public struct StateObject<ObjectType: ObservableObject> {
    private nonisolated(unsafe) let make: () -> ObjectType  // Called on the main actor alone.
    private var subscription: ObjectSubscription<ObjectType>?

    /// - Parameter thunk: Called once for each identity of the view, at its first evaluation.
    public nonisolated init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

    /// The object. Outside of a living view a new one is made at each call.
    public var wrappedValue: ObjectType { subscription?.read() ?? make() }

    /// Gives bindings to the properties of the object. Handing one on is not reading it.
    public var projectedValue: ObservedObject<ObjectType>.Wrapper {
        .init(object: subscription?.object ?? make(), source: subscription)
    }
}

extension StateObject: DynamicProperty, PrimitiveProperty {
    public mutating func attach(to node: Node, storage: inout AnyObject?) {
        subscription = storage.keeping { ObjectSubscription(Graph.untracked(make)) }
    }

    /// The object made first stays, whatever a new value of the view would make.
    public func isSame(as other: StateObject<ObjectType>) -> Bool { true }
}
