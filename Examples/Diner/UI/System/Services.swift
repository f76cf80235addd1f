import Combine
import DinerFavorites
import DinerMenu
import DinerMessages
import DinerNavigation
import DinerOrder
import DinerRatings

/// One of each service, for one guest. It lives as long as whoever made it: the app, so a browser's session, or a test.
///
/// Nothing here is `static`: on a server every guest would share it.
@MainActor
public final class Services: ObservableObject {
    public let favorites: FavoritesService
    public let menu: MenuService
    public let messages: MessageService
    public let navigation: NavigationService
    public let order: OrderService
    public let ratings: RatingsService

    /// - Parameters:
    ///   - clock: What all that takes time waits on.
    ///   - source: Where the menu comes from, if not with the app.
    public init(clock: any Clock<Duration> = ContinuousClock(), source: (any MenuSource)? = nil) {
        favorites = FavoritesService()
        menu = MenuService(source: source ?? BundledMenu(clock: clock))
        messages = MessageService(clock: clock)
        navigation = NavigationService()
        order = OrderService()
        ratings = RatingsService(votes: Self.votes)
    }

    /// What earlier guests thought of the dishes: how many gave one star, two, and so on.
    private static let votes = [
        "tomato-soup": [0, 1, 4, 18, 31], "garden-salad": [1, 3, 9, 14, 12], "dumplings": [0, 0, 2, 11, 42],
        "margherita": [1, 0, 5, 27, 66], "ramen": [0, 2, 3, 20, 58], "burger": [3, 2, 8, 30, 41], "curry": [0, 1, 6, 19, 24],
        "pancakes": [0, 0, 3, 12, 37], "walnut-cake": [0, 0, 1, 6, 29], "sorbet": [0, 1, 5, 9, 8], "lemonade": [0, 0, 4, 8, 10],
    ]
}
