import Foundation
import MartletCombine
import MartletGraph

/// A subscription to an `ObservableObject`, and the source that forwards its changes to the nodes that read it.
final class ObjectSubscription<Object: ObservableObject>: Source {
    private(set) var object: Object
    /// Whether the property that subscribes has made the object.
    let isOwner: Bool
    private var subscription: AnyCancellable?

    init(_ object: Object, isOwner: Bool = false) {
        self.object = object
        self.isOwner = isOwner
        super.init()
        subscribe()
    }

    /// Observes another object instead.
    func observe(_ object: Object) {
        guard object !== self.object else { return }
        self.object = object
        subscribe()
        changed()
    }

    /// Returns the object and records the read.
    func read() -> Object {
        wasRead()
        return object
    }

    private func subscribe() {
        // The object announces a change before it happens. This only marks nodes; the turn runs after the change.
        subscription = object.objectWillChange.sink { [weak self] _ in
            if isOnMainQueue {
                MainActor.assumeIsolated { self?.changed() }
            } else {
                Task { @MainActor [weak self] in self?.changed() }
            }
        }
    }
}

/// Subscribes to `object` and returns the source of its changes; `nil` if it is not an `ObservableObject`.
@MainActor
package func makeSubscription(to object: AnyObject) -> Source? {
    func make<O: ObservableObject>(_ object: O) -> Source { ObjectSubscription(object) }
    return (object as? any ObservableObject).map { make($0) }
}
