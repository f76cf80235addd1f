import SwiftUI

/// Zero to five stars, rounded to half a star.
struct Stars: View {
    let value: Double
    @Environment(\.locale) private var locale

    var body: some View {
        HStack(spacing: 2) {
            ForEach(1...5, id: \.self) { star in
                Image(systemName: symbol(of: star))
            }
        }
        .foregroundStyle(Color.honey)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(Text(diner: "\(value.formatted(.number.precision(.fractionLength(1)).locale(locale))) of 5 stars"))
    }

    private func symbol(of star: Int) -> String {
        let part = value - Double(star - 1)
        return part >= 0.75 ? "star.fill" : part >= 0.25 ? "star.leadinghalf.fill" : "star"
    }
}
