import MartletGraph

/// An object that a view of ours makes once for each identity and keeps, without observing it.
@propertyWrapper
package struct Kept<Object: AnyObject>: PrimitiveProperty {
    private let make: @MainActor () -> Object
    private var object: Object?

    package nonisolated init(wrappedValue make: @autoclosure @MainActor @escaping () -> Object) { self.make = make }

    package var wrappedValue: Object { object ?? make() }

    package mutating func attach(to node: Node, storage: inout AnyObject?) { object = storage.keeping(make) }

    package func isSame(as other: Kept<Object>) -> Bool { true }
}

extension AnyObject? {
    /// What a node keeps for a property: the object made at the identity's first evaluation, the same ever after.
    @inline(__always)
    package mutating func keeping<Object: AnyObject>(_ make: () -> Object) -> Object {
        if let kept = self { return unsafeDowncast(kept, to: Object.self) }
        let made = make()
        self = made
        return made
    }
}
