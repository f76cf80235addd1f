import DinerMenu
import SwiftUI

/// Finds a dish by its identifier and shows its page. A deep link may open it before the menu is loaded.
struct DishScreen: View {
    let id: Dish.ID

    var body: some View {
        LoadedMenu { sections in
            if let dish = sections.lazy.flatMap(\.dishes).first(where: { $0.id == id }) {
                DetailView(dish: dish)
            } else {
                EmptyState(title: "Not on the menu", hint: "There is no such dish. It may have been eaten.", symbol: "fork.knife")
            }
        }
    }
}
