import DinerMenu
import SwiftUI

/// A restriction as text in a capsule.
struct RestrictionBadge: View {
    let restriction: Restriction

    var body: some View {
        HStack(spacing: 5) {
            Image(systemName: restriction.symbol)
                .accessibilityHidden(true)
            Text(diner: restriction.title)
        }
        .font(.caption)
        .fontWeight(.semibold)
        .foregroundStyle(restriction.color)
        .padding(.horizontal, 10)
        .padding(.vertical, 5)
        .background(restriction.color.opacity(0.15), in: Capsule())
    }
}

extension Restriction {
    var title: LocalizedStringKey {
        switch self {
        case .vegetarian: "Vegetarian"
        case .vegan: "Vegan"
        case .glutenFree: "Gluten free"
        case .nuts: "Has nuts"
        case .spicy: "Spicy"
        }
    }

    var symbol: String {
        switch self {
        case .vegetarian: "leaf"
        case .vegan: "leaf.fill"
        case .glutenFree: "checkmark.seal.fill"
        case .nuts: "exclamationmark.triangle.fill"
        case .spicy: "flame.fill"
        }
    }

    var color: Color {
        switch self {
        case .vegetarian, .vegan: .green
        case .glutenFree: .blue
        case .nuts: .orange
        case .spicy: .red
        }
    }
}
