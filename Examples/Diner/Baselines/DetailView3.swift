import DinerMenu
import DinerOrder
import SwiftUI

/// A dish's page as a single view that observes the whole ``AppState``. It is evaluated even for changes that it does not show.
public struct DetailView3: View {
    @EnvironmentObject private var state: AppState
    private let dish: Dish

    public init(dish: Dish) {
        self.dish = dish
    }

    public var body: some View {
        VStack(alignment: .leading) {
            Text(dish.id).font(.title)
            Button {
                state.toggleFavorite(dish.id)
            } label: {
                Image(systemName: state.isFavorite(dish.id) ? "star.fill" : "star")
            }
            .accessibilityLabel("Favourite")
            Button("Rate") { state.rate(dish.id, stars: 5) }
            Button("Order this") { state.add(OrderLine(id: dish.id, names: [:], price: dish.price)) }
        }
    }
}
