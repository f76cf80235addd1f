/// The result of verifying a claim.
public enum Verdict: String, Codable, Hashable, Sendable {
    case confirmed
    case refuted
    /// The claim holds in some of the measured cases.
    case depends

    /// Combines whether the claim holds in each case. Returns `nil` without any case.
    public init?(_ holds: [Bool]) {
        guard let first = holds.first else { return nil }
        self = holds.allSatisfy { $0 == first } ? (first ? .confirmed : .refuted) : .depends
    }
}
