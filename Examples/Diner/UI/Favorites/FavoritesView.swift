import DinerFavorites
import DinerMenu
import SwiftUI

/// The second tab: the guest's favourite dishes.
struct FavoritesView: View {
    var body: some View {
        NavigationStack {
            LoadedMenu { sections in FavoriteDishes(dishes: sections.flatMap(\.dishes)) }
                .navigationTitle(Text(diner: "Favourites"))
                .navigationDestination(for: Dish.ID.self) { DishScreen(id: $0) }
        }
    }
}

/// The favourites among some dishes.
struct FavoriteDishes: View {
    @EnvironmentObject private var favorites: FavoritesService
    let dishes: [Dish]

    var body: some View {
        let liked = dishes.filter { favorites.isFavorite($0.id) }
        if liked.isEmpty {
            EmptyState(title: "No favourites yet", hint: "Tap the star beside a dish to find it here again.", symbol: "star")
        } else {
            List { DishList(dishes: liked) }
        }
    }
}
