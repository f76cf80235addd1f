import Combine

/// How many stars guests gave.
@MainActor
public final class RatingsService: ObservableObject {
    /// The number of guests that gave one star, two stars, and so on up to five.
    public typealias Votes = [Int]

    @Published private var votes: [String: Votes]
    /// What this guest gave, by identifier.
    @Published private var own: [String: Int] = [:]

    /// - Parameter votes: What other guests gave so far, by identifier.
    public init(votes: [String: Votes] = [:]) {
        self.votes = votes
    }

    /// All that is known of one thing's stars.
    public func summary(of id: String) -> RatingSummary {
        RatingSummary(votes: votes[id] ?? RatingSummary.none.votes, own: own[id])
    }

    /// Gives stars, from one to five. A guest has one vote: a second one takes the place of the first.
    public func rate(_ id: String, stars: Int) {
        guard (1...5).contains(stars), own[id] != stars else { return }
        var counts = summary(of: id).votes
        if let before = own[id] { counts[before - 1] -= 1 }
        counts[stars - 1] += 1
        votes[id] = counts
        own[id] = stars
    }
}
