import MartletGraph

/// An object that a view of ours makes once for each identity and keeps, without observing it.
@propertyWrapper
struct Kept<Object: AnyObject>: PrimitiveProperty {
    private let make: @MainActor () -> Object
    private var object: Object?

    nonisolated init(wrappedValue make: @autoclosure @MainActor @escaping () -> Object) { self.make = make }

    var wrappedValue: Object { object ?? make() }

    mutating func attach(to node: Node, storage: inout AnyObject?) {
        if let kept = storage {
            object = unsafeDowncast(kept, to: Object.self)
        } else {
            let made = make()
            storage = made
            object = made
        }
    }

    func isSame(as other: Kept<Object>) -> Bool { true }
}
