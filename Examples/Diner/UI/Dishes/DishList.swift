import DinerFavoritesButton
import DinerMenu
import SwiftUI

/// Rows of dishes, each with its star beside the link to its page.
struct DishList: View {
    let dishes: [Dish]

    var body: some View {
        ForEach(dishes) { DishLine(dish: $0) }
    }
}

/// A dish's row and its star. The star stands beside the link, so that each can be reached alone.
struct DishLine: View {
    let dish: Dish
    @Environment(\.locale) private var locale

    var body: some View {
        HStack {
            NavigationLink(value: dish.id) { DishRow(dish: dish) }
                .buttonStyle(.plain)
            FavoritesButton(id: dish.id, name: dish.name.text(in: locale))
                .foregroundStyle(Color.honey)
        }
    }
}
