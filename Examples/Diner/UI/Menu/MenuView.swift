import DinerMenu
import SwiftUI

/// The first tab: the whole menu in sections.
struct MenuView: View {
    var body: some View {
        NavigationStack {
            LoadedMenu { sections in
                List {
                    ForEach(sections) { MenuSectionView(section: $0) }
                }
            }
            .navigationTitle(Text(diner: "Menu"))
            .navigationDestination(for: Dish.ID.self) { DishScreen(id: $0) }
        }
    }
}

struct MenuSectionView: View {
    let section: MenuSection
    @Environment(\.locale) private var locale

    var body: some View {
        Section(section.name.text(in: locale)) {
            DishList(dishes: section.dishes)
        }
    }
}
