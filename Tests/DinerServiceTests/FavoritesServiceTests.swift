import Combine
import DinerFavorites
import Testing

@MainActor
@Suite("Favourites service")
struct FavoritesServiceTests {
    @Test func `A3 A dish is a favourite until it is toggled again`() {
        let favorites = FavoritesService()
        favorites.toggleFavorite("ramen")
        #expect(favorites.isFavorite("ramen"))
        #expect(!favorites.isFavorite("curry"))
        favorites.toggleFavorite("ramen")
        #expect(favorites.ids.isEmpty)
    }

    @Test func `A11 The service announces each toggle, without a view`() {
        let favorites = FavoritesService()
        var seen: [Set<String>] = []
        let subscription = favorites.$ids.sink { seen.append($0) }
        favorites.toggleFavorite("ramen")
        favorites.toggleFavorite("curry")
        favorites.toggleFavorite("ramen")
        subscription.cancel()
        #expect(seen == [[], ["ramen"], ["curry", "ramen"], ["curry"]])
    }
}
