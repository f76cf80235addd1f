import DinerMenu
import SwiftUI

/// A dish's page, found by the dish's identifier: a link from outside may come before the menu is here.
struct DishScreen: View {
    let id: Dish.ID

    var body: some View {
        LoadedMenu { sections in
            if let dish = sections.lazy.flatMap(\.dishes).first(where: { $0.id == id }) {
                DetailView(dish: dish)
            } else {
                EmptyPlate(title: "Not on the menu", hint: "There is no such dish. It may have been eaten.", symbol: "fork.knife")
            }
        }
    }
}
