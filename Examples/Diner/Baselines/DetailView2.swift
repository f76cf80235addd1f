import DinerFavorites
import DinerMenu
import DinerOrder
import DinerRatings
import SwiftUI

/// A dish's page as a single view that observes every service it needs. A change in any of them evaluates the whole page.
public struct DetailView2: View {
    @EnvironmentObject private var favorites: FavoritesService
    @EnvironmentObject private var order: OrderService
    @EnvironmentObject private var ratings: RatingsService
    private let dish: Dish

    public init(dish: Dish) {
        self.dish = dish
    }

    public var body: some View {
        VStack(alignment: .leading) {
            Text(dish.id).font(.title)
            Button {
                favorites.toggleFavorite(dish.id)
            } label: {
                Image(systemName: favorites.isFavorite(dish.id) ? "star.fill" : "star")
            }
            .accessibilityLabel("Favourite")
            Text("\(ratings.summary(of: dish.id).count) ratings")
            Button("Rate") { ratings.rate(dish.id, stars: 5) }
            Button(order.isInCart(dish.id) ? "Ordered" : "Order this") {
                order.add(OrderLine(id: dish.id, names: [:], price: dish.price))
            }
        }
    }
}
