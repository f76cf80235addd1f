import DinerMenu
import SwiftUI

/// A dish in a list: image, name, restrictions and price.
struct DishRow: View {
    let dish: Dish
    @Environment(\.locale) private var locale

    var body: some View {
        HStack(spacing: 14) {
            DishPicture(dish: dish)
                .frame(width: 64, height: 64)
                .clipShape(RoundedRectangle(cornerRadius: 14))
                .accessibilityHidden(true)
            VStack(alignment: .leading, spacing: 3) {
                Text(dish.name.text(in: locale))
                    .font(.headline)
                HStack(spacing: 6) {
                    PriceText(dish.price)
                        .font(.subheadline)
                        .foregroundStyle(.secondary)
                    ForEach(dish.restrictions, id: \.self) { restriction in
                        Image(systemName: restriction.symbol)
                            .font(.caption)
                            .foregroundStyle(restriction.color)
                            .accessibilityLabel(Text(diner: restriction.title))
                    }
                }
            }
            Spacer(minLength: 0)
        }
    }
}
