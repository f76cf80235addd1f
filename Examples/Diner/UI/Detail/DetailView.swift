import DinerFavoritesButton
import DinerMenu
import SwiftUI

/// The page of a dish.
///
/// It observes no service. Each changing part of the page is a small view that observes the one service it needs, so a favourite, a rating
/// or an order evaluates one of these and never the page.
struct DetailView: View {
    let dish: Dish
    @Environment(\.locale) private var locale

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 20) {
                DishPicture(dish: dish)
                    .frame(maxWidth: .infinity)
                    .frame(height: 280)
                    .clipShape(RoundedRectangle(cornerRadius: 24))
                HStack(alignment: .firstTextBaseline) {
                    RatingSummaryView(id: dish.id)
                    Spacer()
                    PriceText(dish.price)
                        .font(.title2)
                        .fontWeight(.semibold)
                }
                Text(dish.description.text(in: locale))
                    .foregroundStyle(.secondary)
                if !dish.restrictions.isEmpty {
                    HStack(spacing: 8) {
                        ForEach(dish.restrictions, id: \.self) { RestrictionBadge(restriction: $0) }
                    }
                }
                VStack(alignment: .leading, spacing: 6) {
                    Text(diner: "Ingredients")
                        .font(.headline)
                    Text(dish.ingredients.map { $0.text(in: locale) }.joined(separator: ", "))
                }
                HStack(spacing: 12) {
                    OrderButton(dish: dish)
                    RateButton(dish: dish)
                }
            }
            .padding(20)
            .frame(maxWidth: 680)
            .frame(maxWidth: .infinity)
        }
        .navigationTitle(dish.name.text(in: locale))
        .toolbar {
            ToolbarItem(placement: .primaryAction) {
                FavoritesButton(id: dish.id, name: dish.name.text(in: locale))
            }
        }
    }
}
