import Combine
import DinerFavorites
import DinerOrder

/// An object that holds the services. It does not work as a shared observable object.
///
/// - Warning: A change inside a service does not send this object's `objectWillChange`. A view that observes this object and reads a
///   service
///   through it is not evaluated when the service changes. Inject the services themselves.
@MainActor
public final class NestedAppState: ObservableObject {
    @Published public var favorites = FavoritesService()
    @Published public var order = OrderService()

    public init() {}
}
