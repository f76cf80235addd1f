import Combine
import DinerFavorites
import DinerMenu
import DinerMessages
import DinerNavigation
import DinerOrder
import DinerRatings

/// The services of one guest. They live as long as their owner: the app, and therefore one browser session, or a test.
///
/// Nothing here is `static`, because on a server all guests would share it.
@MainActor
public final class Services: ObservableObject {
    public let favorites: FavoritesService
    public let stars: FavoriteStars
    public let menu: MenuService
    public let messages: MessageService
    public let navigation: NavigationService
    public let order: OrderService
    public let ratings: RatingsService

    /// - Parameters:
    ///   - clock: The clock for everything that takes time.
    ///   - source: The source of the menu. The default is the bundled menu.
    ///   - favorites: The favourites, which guests may share. The default are the guest's own.
    public init(
        clock: any Clock<Duration> = ContinuousClock(), source: (any MenuSource)? = nil, favorites: FavoritesService = FavoritesService()
    ) {
        self.favorites = favorites
        stars = FavoriteStars(of: favorites)
        menu = MenuService(source: source ?? BundledMenu())
        messages = MessageService(clock: clock)
        navigation = NavigationService()
        order = OrderService()
        ratings = RatingsService(votes: Self.votes)
    }

    /// Earlier votes: the numbers for one star, two stars, and so on.
    private static let votes = [
        "tomato-soup": [0, 1, 4, 18, 31], "garden-salad": [1, 3, 9, 14, 12], "dumplings": [0, 0, 2, 11, 42],
        "margherita": [1, 0, 5, 27, 66], "ramen": [0, 2, 3, 20, 58], "burger": [3, 2, 8, 30, 41], "curry": [0, 1, 6, 19, 24],
        "pancakes": [0, 0, 3, 12, 37], "walnut-cake": [0, 0, 1, 6, 29], "sorbet": [0, 1, 5, 9, 8], "lemonade": [0, 0, 4, 8, 10],
    ]
}
