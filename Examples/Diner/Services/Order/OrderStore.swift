/// A place that keeps an order longer than the service that shows it.
@MainActor
public protocol OrderStore {
    var lines: [OrderLine] { get nonmutating set }
}
