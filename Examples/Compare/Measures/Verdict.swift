/// What numbers say of a claim.
public enum Verdict: String, Codable, Hashable, Sendable {
    case confirmed
    case refuted
    /// It holds in some of the cases that were measured.
    case depends

    /// Decides from whether the claim holds in each case that was measured. Without any case nothing is decided.
    public init?(_ holds: [Bool]) {
        guard let first = holds.first else { return nil }
        self = holds.allSatisfy { $0 == first } ? (first ? .confirmed : .refuted) : .depends
    }
}
