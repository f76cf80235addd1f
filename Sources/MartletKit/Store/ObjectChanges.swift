#if canImport(Combine)
import Combine
#else
import MartletCombine
#endif

/// Hears of an object before each of its changes, until what is returned is let go; `nil` if it is no `ObservableObject`.
@MainActor
func changesIfObservable(of object: AnyObject, _ hear: @escaping @Sendable () -> Void) -> AnyObject? {
    func listen<Object: ObservableObject>(to object: Object) -> AnyObject { object.objectWillChange.sink { _ in hear() } }
    guard let object = object as? any ObservableObject else { return nil }
    return listen(to: object)
}
