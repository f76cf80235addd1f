import MartletGraph

/// An object that one of Martlet's views creates once per identity and keeps. Unlike `@StateObject`, it is not observed.
@propertyWrapper
package struct UnobservedStateObject<Object: AnyObject>: PrimitiveProperty {
    private let make: @MainActor () -> Object
    private var object: Object?

    package nonisolated init(wrappedValue make: @autoclosure @MainActor @escaping () -> Object) { self.make = make }

    package var wrappedValue: Object { object ?? make() }

    package mutating func attach(to node: Node, storage: inout AnyObject?) { object = storage.makeOnce(make) }

    package func isSame(as other: UnobservedStateObject<Object>) -> Bool { true }
}

extension AnyObject? {
    /// Returns the object that a node stores for a property; creates it at the first evaluation of an identity.
    @inline(__always)
    package mutating func makeOnce<Object: AnyObject>(_ make: () -> Object) -> Object {
        if let kept = self { return unsafeDowncast(kept, to: Object.self) }
        let made = make()
        self = made
        return made
    }
}
