import MartletCombine
import MartletGraph

/// An object owned elsewhere. A view that reads it is evaluated again when the object announces a change.
@propertyWrapper
@MainActor @preconcurrency
public struct ObservedObject<ObjectType: ObservableObject> {
    /// Provides bindings to the properties of the object.
    @dynamicMemberLookup
    @MainActor @preconcurrency
    public struct Wrapper {
        let object: ObjectType
        let source: Source?

        public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject> {
            Binding(ObjectLocation(object: object, keyPath: keyPath, source: source))
        }
    }

    private var object: ObjectType
    private var subscription: ObjectSubscription<ObjectType>?

    public init(wrappedValue: ObjectType) { object = wrappedValue }
    public init(initialValue: ObjectType) { object = initialValue }

    public var wrappedValue: ObjectType {
        get { subscription?.read() ?? object }
        set { object = newValue }
    }

    /// Provides bindings to the properties of the object. Passing one on does not count as a read.
    public var projectedValue: Wrapper { Wrapper(object: object, source: subscription) }
}

extension ObservedObject: DynamicProperty, PrimitiveProperty {
    public mutating func attach(to node: Node, storage: inout AnyObject?) {
        let kept = storage.makeOnce { ObjectSubscription(object) }
        kept.observe(object)
        subscription = kept
    }

    public func isSame(as other: ObservedObject<ObjectType>) -> Bool { object === other.object }
}

/// A property of an observable object.
final class ObjectLocation<Object: AnyObject, Value>: BindingLocation {
    private let object: Object
    private let keyPath: ReferenceWritableKeyPath<Object, Value>
    private let source: Source?

    init(object: Object, keyPath: ReferenceWritableKeyPath<Object, Value>, source: Source?) {
        self.object = object
        self.keyPath = keyPath
        self.source = source
    }

    func get() -> Value {
        if let source { onMainQueue { source.wasRead() } }
        return object[keyPath: keyPath]
    }

    func set(_ value: Value, _ transaction: Transaction) {
        if transaction.animation == nil {
            object[keyPath: keyPath] = value
        } else {
            withTransaction(transaction) { object[keyPath: keyPath] = value }
        }
    }

    func isSame(as other: any BindingLocation) -> Bool {
        guard let other = other as? ObjectLocation<Object, Value> else { return false }
        return object === other.object && keyPath == other.keyPath
    }
}
