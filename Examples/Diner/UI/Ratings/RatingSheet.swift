import DinerMenu
import DinerRatings
import SwiftUI

/// The rating sheet: the guest's own vote and those of others.
struct RatingSheet: View {
    let dish: Dish
    @Environment(\.dismiss) private var dismiss
    @Environment(\.locale) private var locale

    var body: some View {
        NavigationStack {
            VStack(spacing: 24) {
                Text(diner: "How was it?")
                    .font(.title2)
                    .fontWeight(.bold)
                StarPicker(id: dish.id)
                VoteBars(id: dish.id)
                Spacer(minLength: 0)
            }
            .padding(24)
            .frame(maxWidth: .infinity)
            .navigationTitle(dish.name.text(in: locale))
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .confirmationAction) {
                    Button {
                        dismiss()
                    } label: {
                        Text(diner: "Done")
                    }
                }
            }
        }
        .presentationDetents([.medium, .large])
    }
}

/// Five stars to choose from.
struct StarPicker: View {
    @EnvironmentObject private var ratings: RatingsService
    let id: String

    var body: some View {
        let own = ratings.summary(of: id).own ?? 0
        HStack(spacing: 10) {
            ForEach(1...5, id: \.self) { star in
                Button {
                    ratings.rate(id, stars: star)
                } label: {
                    Image(systemName: star <= own ? "star.fill" : "star")
                        .font(.system(size: 34))
                }
                .buttonStyle(.plain)
                .foregroundStyle(Color.honey)
                .accessibilityLabel(Text(diner: star == 1 ? "1 star" : "\(star) stars"))
                .accessibilityAddTraits(star == own ? .isSelected : [])
            }
        }
    }
}

/// The number of votes for each number of stars, as bars.
struct VoteBars: View {
    @EnvironmentObject private var ratings: RatingsService
    let id: String

    var body: some View {
        let summary = ratings.summary(of: id)
        VStack(spacing: 8) {
            ForEach((1...5).reversed(), id: \.self) { star in
                VoteBar(star: star, votes: summary.votes[star - 1], of: summary.count)
            }
        }
        .frame(maxWidth: 360)
    }
}

struct VoteBar: View {
    let star: Int
    let votes: Int
    let all: Int

    init(star: Int, votes: Int, of all: Int) {
        self.star = star
        self.votes = votes
        self.all = all
    }

    var body: some View {
        HStack(spacing: 10) {
            Text(verbatim: "\(star)")
                .monospacedDigit()
            ProgressView(value: Double(votes), total: Double(max(all, 1)))
                .tint(.honey)
            Text(verbatim: "\(votes)")
                .monospacedDigit()
                .frame(width: 32, alignment: .trailing)
        }
        .font(.caption)
        .foregroundStyle(.secondary)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(Text(diner: "\(star) stars: \(votes) votes"))
    }
}
