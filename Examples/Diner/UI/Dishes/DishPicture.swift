import DinerMenu
import SwiftUI

/// A dish's picture, which fills the space it is given and is cut where it is too large.
struct DishPicture: View {
    let dish: Dish
    @Environment(\.locale) private var locale

    var body: some View {
        Image("Dishes/\(dish.id)", bundle: .module)
            .resizable()
            .scaledToFill()
            .accessibilityLabel(dish.name.text(in: locale))
    }
}
