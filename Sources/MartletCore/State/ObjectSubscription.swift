import Foundation
import MartletCombine
import MartletGraph

/// An observable object that a node holds, and the source through which its changes reach those who read it.
final class ObjectSubscription<Object: ObservableObject>: Source {
    private(set) var object: Object
    private var subscription: AnyCancellable?

    init(_ object: Object) {
        self.object = object
        super.init()
        subscribe()
    }

    /// Observes another object from now on.
    func observe(_ object: Object) {
        guard object !== self.object else { return }
        self.object = object
        subscribe()
        changed()
    }

    /// The object, noted as read.
    func read() -> Object {
        wasRead()
        return object
    }

    private func subscribe() {
        // The object announces a change before it happens; this only marks nodes, for a turn that comes after it.
        subscription = object.objectWillChange.sink { [weak self] _ in
            if isOnMainQueue {
                MainActor.assumeIsolated { self?.changed() }
            } else {
                Task { @MainActor [weak self] in self?.changed() }
            }
        }
    }
}

/// Whether an object is an `ObservableObject`, and its subscription if it is.
@MainActor
func makeSubscription(to object: AnyObject) -> AnyObject? {
    func make<O: ObservableObject>(_ object: O) -> AnyObject { ObjectSubscription(object) }
    return (object as? any ObservableObject).map { make($0) }
}
