import MartletCombine
import MartletGraph

/// An observable object that was put into the environment above. A view that reads it is evaluated again when it announces a change.
///
/// Apple's stops the program when a missing object is read; here a view that asks for a missing object is not evaluated, and a report
/// that names the object stands in its place.
@propertyWrapper
@MainActor @preconcurrency
public struct EnvironmentObject<ObjectType: ObservableObject> {
    private var entry: EnvironmentScope.Entry?

    public init() {}

    public var wrappedValue: ObjectType {
        guard let entry, let subscription = entry.value as? ObjectSubscription<ObjectType> else {
            preconditionFailure("@EnvironmentObject of type \(typeName(ObjectType.self)) was read outside of a living view.")
        }
        entry.wasRead()
        return subscription.read()
    }

    /// Gives bindings to the properties of the object. Handing one on is not reading it.
    public var projectedValue: ObservedObject<ObjectType>.Wrapper {
        guard let subscription = entry?.value as? ObjectSubscription<ObjectType> else {
            preconditionFailure("@EnvironmentObject of type \(typeName(ObjectType.self)) was read outside of a living view.")
        }
        return .init(object: subscription.object, source: subscription)
    }
}

extension EnvironmentObject: DynamicProperty, PrimitiveProperty {
    public mutating func attach(to node: Node, storage: inout AnyObject?) throws(PropertyFailure) {
        guard let node = node as? AnyViewNode else { return }
        guard let found = node.environment.entry(for: ObjectType.self), found.value is ObjectSubscription<ObjectType> else {
            throw .missingEnvironmentObject(ObjectType.self, at: node)
        }
        entry = found
    }

    public func isSame(as other: EnvironmentObject<ObjectType>) -> Bool { true }
}
