import QBChatPorts

/// A claim about an architecture from articles, and the measurements that verify it.
public struct Claim: Identifiable, Hashable, Sendable {
    /// One measurement that verifies the claim.
    public struct Case: Hashable, Sendable {
        /// The condition of the measurement, such as a number of rows or an action.
        public var place: String
        /// The result of the measurement in words.
        public var finding: String
        public var holds: Bool

        public init(_ place: String, _ finding: String, holds: Bool) {
            self.place = place
            self.finding = finding
            self.holds = holds
        }
    }

    /// The feature that the claim belongs to, such as D7.
    public var feature: String
    /// The claim.
    public var text: String
    /// The condition that differs between the cases.
    public var variable: String
    public var cases: [Case]

    public init(_ feature: String, _ text: String, by variable: String = "N", _ cases: [Case]) {
        self.feature = feature
        self.text = text
        self.variable = variable
        self.cases = cases
    }

    public var id: String { feature + text }

    public var verdict: Verdict? { Verdict(cases.map(\.holds)) }

    public var verdictTitle: String {
        switch verdict {
        case .confirmed: "confirmed"
        case .refuted: "refuted"
        case .depends: "depends on \(variable)"
        case nil: "not measured"
        }
    }
}
