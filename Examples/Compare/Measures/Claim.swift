import QBChatPorts

/// A claim about an architecture, and the measurements that verify it.
public struct Claim: Identifiable, Hashable, Sendable {
    /// One measurement that verifies the claim.
    public struct Case: Hashable, Sendable {
        /// The condition of the measurement, such as a number of rows or an action.
        public var place: String
        /// The result of the measurement in words.
        public var finding: String
        /// Whether the claim holds here; `nil` if the difference is within the noise of the measurement, and so decides nothing.
        public var holds: Bool?

        public init(_ place: String, _ finding: String, holds: Bool?) {
            self.place = place
            self.finding = finding
            self.holds = holds
        }
    }

    /// The feature that the claim belongs to, such as D7.
    public var feature: String
    /// The claim.
    public var text: String
    public var source: Source
    /// The condition that differs between the cases.
    public var variable: String
    public var cases: [Case]

    public init(_ feature: String, _ text: String, from source: Source = .ours, by variable: String = "N", _ cases: [Case]) {
        self.feature = feature
        self.text = text
        self.source = source
        self.variable = variable
        self.cases = cases
    }

    public var id: String { feature + text }

    public var verdict: Verdict? { Verdict(cases.compactMap(\.holds)) }

    public var verdictTitle: String {
        switch verdict {
        case .confirmed: "confirmed"
        case .refuted: "refuted"
        case .depends: "depends on \(variable)"
        case nil: cases.isEmpty ? "not measured" : "within the noise"
        }
    }
}
