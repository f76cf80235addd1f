import DinerFavoritesButton
import DinerMenu
import SwiftUI

/// Rows of dishes, each with its star beside the link to the dish's page.
struct DishList: View {
    let dishes: [Dish]

    var body: some View {
        ForEach(dishes) { DishLine(dish: $0) }
    }
}

/// A dish's row and its star. The star is beside the link, not inside it, so that each can be activated separately.
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
