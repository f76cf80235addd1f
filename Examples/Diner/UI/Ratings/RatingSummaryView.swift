import DinerRatings
import SwiftUI

/// The ratings of a dish in one line.
struct RatingSummaryView: View {
    @EnvironmentObject private var ratings: RatingsService
    @Environment(\.locale) private var locale
    let id: String

    var body: some View {
        let summary = ratings.summary(of: id)
        HStack(spacing: 8) {
            if let average = summary.average {
                Stars(value: average)
                Text(verbatim: "\(average.formatted(.number.precision(.fractionLength(1)).locale(locale))) (\(summary.count))")
                    .font(.subheadline)
                    .foregroundStyle(.secondary)
            } else {
                Text(diner: "Not rated yet")
                    .font(.subheadline)
                    .foregroundStyle(.secondary)
            }
        }
    }
}
