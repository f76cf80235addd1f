import DinerMenu
import SwiftUI

/// A dish's image, which fills the available space and is clipped to it.
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
