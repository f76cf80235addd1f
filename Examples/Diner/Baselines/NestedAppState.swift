import Combine
import DinerFavorites
import DinerOrder

/// One object that holds the services. It looks like the best of both, and is a trap.
///
/// - Warning: A change inside a service is the service's own. This object announces nothing, so a view that observes it, and reads a service
///   through it, is not evaluated when the service changes. Inject the services themselves.
@MainActor
public final class NestedAppState: ObservableObject {
    @Published public var favorites = FavoritesService()
    @Published public var order = OrderService()

    public init() {}
}
