import SwiftUI

/// Zero to five stars, rounded to half a star.
struct Stars: View {
    let value: Double

    var body: some View {
        HStack(spacing: 2) {
            ForEach(1...5, id: \.self) { star in
                Image(systemName: symbol(of: star))
            }
        }
        .foregroundStyle(Color.honey)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("\(value.formatted(.number.precision(.fractionLength(1)))) of 5 stars")
    }

    private func symbol(of star: Int) -> String {
        let part = value - Double(star - 1)
        return part >= 0.75 ? "star.fill" : part >= 0.25 ? "star.leadinghalf.fill" : "star"
    }
}
