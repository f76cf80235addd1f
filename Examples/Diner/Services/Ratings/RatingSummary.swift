/// The votes for one item.
public struct RatingSummary: Equatable, Sendable {
    public static let none = RatingSummary(votes: [0, 0, 0, 0, 0], own: nil)

    /// The number of votes for one star, two stars, and so on up to five.
    public let votes: [Int]
    /// This guest's vote, in stars.
    public let own: Int?

    public var count: Int { votes.reduce(0, +) }

    /// The average from one to five, or `nil` without votes.
    public var average: Double? {
        guard count > 0 else { return nil }
        let stars = votes.enumerated().reduce(0) { $0 + ($1.offset + 1) * $1.element }
        return Double(stars) / Double(count)
    }
}
