import MartletCombine
import MartletGraph

/// Reads an `ObservableObject` from the environment. A view that reads it is evaluated again when the object announces a change.
///
/// Apple's version stops the program when the object is missing; Martlet does not evaluate the view, and shows a failure that names the
/// object in its place.
@propertyWrapper
@MainActor @preconcurrency
public struct EnvironmentObject<ObjectType: ObservableObject> {
    private var entry: EnvironmentScope.Entry?

    public init() {}

    public var wrappedValue: ObjectType {
        guard let entry, let subscription = entry.value as? ObjectSubscription<ObjectType> else {
            preconditionFailure("@EnvironmentObject of type \(typeName(ObjectType.self)) was read outside an installed view.")
        }
        entry.wasRead()
        return subscription.read()
    }

    /// Provides bindings to the properties of the object. Passing one on does not count as a read.
    public var projectedValue: ObservedObject<ObjectType>.Wrapper {
        guard let subscription = entry?.value as? ObjectSubscription<ObjectType> else {
            preconditionFailure("@EnvironmentObject of type \(typeName(ObjectType.self)) was read outside an installed view.")
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
