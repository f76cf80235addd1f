import Combine

/// The ratings of items, in stars.
@MainActor
public final class RatingsService: ObservableObject {
    /// The number of votes for one star, two stars, and so on up to five.
    public typealias Votes = [Int]

    @Published private var votes: [String: Votes]
    /// This guest's votes, in stars, by identifier.
    @Published private var own: [String: Int] = [:]

    /// - Parameter votes: The votes of other guests, by identifier.
    public init(votes: [String: Votes] = [:]) {
        self.votes = votes
    }

    /// Returns the ratings of one item.
    public func summary(of id: String) -> RatingSummary {
        RatingSummary(votes: votes[id] ?? RatingSummary.none.votes, own: own[id])
    }

    /// Votes from one to five stars. A guest has one vote; a second one replaces the first.
    public func rate(_ id: String, stars: Int) {
        guard (1...5).contains(stars), own[id] != stars else { return }
        var counts = summary(of: id).votes
        if let before = own[id] { counts[before - 1] -= 1 }
        counts[stars - 1] += 1
        votes[id] = counts
        own[id] = stars
    }
}
