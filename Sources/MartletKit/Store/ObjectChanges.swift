#if canImport(Combine)
import Combine
#else
import MartletCombine
#endif

/// Calls `handler` before each change of `object`, until the returned object is released. Returns `nil` if `object` is not an
/// `ObservableObject`.
@MainActor
func changesIfObservable(of object: AnyObject, _ handler: @escaping @Sendable () -> Void) -> AnyObject? {
    func listen<Object: ObservableObject>(to object: Object) -> AnyObject { object.objectWillChange.sink { _ in handler() } }
    guard let object = object as? any ObservableObject else { return nil }
    return listen(to: object)
}
