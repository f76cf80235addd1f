import QBChatPorts

/// Something that an article says of an architecture, and the numbers that tell whether it is so.
public struct Claim: Identifiable, Hashable, Sendable {
    /// One number of those that decide.
    public struct Case: Hashable, Sendable {
        /// Where it was measured: a number of rows, an action.
        public var place: String
        /// What was measured, in words.
        public var finding: String
        public var holds: Bool

        public init(_ place: String, _ finding: String, holds: Bool) {
            self.place = place
            self.finding = finding
            self.holds = holds
        }
    }

    /// The features that it belongs to, as D7.
    public var feature: String
    /// What is claimed, in our words.
    public var text: String
    /// What it is that the cases differ by.
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
