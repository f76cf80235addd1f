import QBChatPorts
import Testing

@testable import CompareMeasures

@Suite("Verdicts")
struct VerdictTests {
    @Test func `D14 A claim that holds in every case is confirmed`() {
        #expect(Verdict([true, true]) == .confirmed)
    }

    @Test func `D14 A claim that holds in no case is refuted`() {
        #expect(Verdict([false, false, false]) == .refuted)
    }

    @Test func `D14 A claim that holds for some N depends on N`() {
        #expect(Verdict([true, false]) == .depends)
        let claim = Claim("A8", "It is cheap", [Claim.Case("N = 10", "10", holds: true), Claim.Case("N = 100", "100", holds: false)])
        #expect(claim.verdictTitle == "depends on N")
    }

    @Test func `D14 A claim without measurements has no verdict`() {
        #expect(Verdict([]) == nil)
        #expect(Claim("C24", "It is dumb", []).verdictTitle == "not measured")
    }

    /// Returns the verdict on a claim after changing the results.
    private func verdict(_ text: String, _ change: (inout Comparison) -> Void = { _ in }) throws -> Verdict? {
        var comparison = try Comparison.kept()
        change(&comparison)
        return try #require(comparison.claims.first { $0.text == text }).verdict
    }

    @Test func `A8 A different curve gives a different verdict`() throws {
        let text = "One global object is enough for at most 100 evaluations per action"
        #expect(try verdict(text) == .depends)
        #expect(
            try verdict(text) { comparison in
                comparison.diner["global"] = [SweepPoint(count: 5000, cost: Cost(actions: 1, evaluations: 3))]
            } == .confirmed)
    }

    @Test func `D7 An action evaluates every row if it evaluates as many as are mounted`() throws {
        let text = "With one store every action evaluates every row"
        #expect(try verdict(text) == .refuted)
        #expect(
            try verdict(text) { comparison in
                for index in comparison.ports.indices {
                    comparison.ports[index].runtime.reaction.evaluatedCells = comparison.ports[index].runtime.reaction.cells
                }
            } == .confirmed)
    }

    @Test func `D7 An action costs more with more rows if the evaluations grow`() throws {
        let text = "With one store an action costs more, the more rows there are"
        #expect(try verdict(text) == .refuted)
        #expect(
            try verdict(text) { comparison in
                guard let index = comparison.ports.firstIndex(where: { $0.port == "redux" }) else { return }
                comparison.ports[index].runtime.sweep = [10, 100, 1000].map {
                    SweepPoint(count: $0, cost: Cost(actions: 1, evaluations: $0))
                }
            } == .depends)
    }

    @Test(arguments: [
        ("Model-View needs the least code", Verdict.confirmed), ("Model-View evaluates the fewest views", .depends),
        ("Model-View leads to massive views", .confirmed), ("Model-View creates the fewest objects for a screen", .depends),
        ("In Model-View the least code can be tested without views", .confirmed),
    ])
    func `D3 The results decide the claims about Model-View`(text: String, expected: Verdict) throws {
        #expect(try verdict(text) == expected)
    }

    @Test(arguments: [
        ("Redux evaluates more views than Model-View", Verdict.depends), ("Redux keeps more nodes alive for the same chat", .depends),
        ("The state of closed screens stays in memory", .depends),
        ("With one store every action evaluates every view", .depends),
        ("Redux is consistent: one value contains all state", .confirmed),
        ("With Redux a test of one scene has to make more", .depends), ("With Redux the logic of one scene cannot be replaced", .refuted),
        ("Redux needs more memory for a session", .depends),
        ("One store contains more state that no view reads, by more than 5 %", .refuted),
        ("With Redux the most code can be tested without views", .confirmed),
    ])
    func `D7 The results decide the claims about Redux`(text: String, expected: Verdict) throws {
        #expect(try verdict(text) == expected)
    }

    @Test(arguments: [
        ("With view states the logic of one screen can be replaced", Verdict.confirmed),
        ("With view models there is no single source of truth", .confirmed), ("View models need more code than Model-View", .confirmed),
        ("View models need more code than Redux", .depends), ("View models create more objects for a screen than one store", .depends),
    ])
    func `D12 The results decide the claims about view models`(text: String, expected: Verdict) throws {
        #expect(try verdict(text) == expected)
    }

    @Test(arguments: [
        ("VIPER needs more code than the same screens without presenters and routers", Verdict.depends),
        ("An interactor behind a protocol needs more code than views with the service", .confirmed),
        ("With presenters more code can be tested without views than with interactors alone", .confirmed),
        ("Where a protocol is between a screen and its logic, the logic can be replaced", .confirmed),
    ])
    func `C24 and C25 The results decide the claims about layers`(text: String, expected: Verdict) throws {
        #expect(try verdict(text) == expected)
    }

    @Test func `D14 A change is cheapest in Model-View if it takes the fewest lines there`() throws {
        func verdictForModelView(with lines: Int) throws -> Verdict? {
            try verdict("A change is cheapest in Model-View") { comparison in
                for index in comparison.changes.indices where comparison.changes[index].port == "model-view" {
                    comparison.changes[index].lines = lines
                }
            }
        }
        #expect(try verdict("A change is cheapest in Model-View") == .depends)
        #expect(try verdictForModelView(with: 1) == .confirmed)
        #expect(try verdictForModelView(with: 1000) == .refuted)
    }

    @Test func `D14 Analytics change only the composition root, except where navigation is decided below it`() throws {
        let claim = try #require(try Comparison.kept().claims.first { $0.text == "Analytics can be added in the composition root alone" })
        #expect(claim.cases.filter { $0.holds == false }.map(\.place) == ["Coordinators", "VIPER"])
    }

    @Test func `C25 The claim that view models need the same amount of code is refuted, and holds for fewer lines`() throws {
        let text = "The same app with view models needs the same amount of code, within 2 %"
        #expect(try verdict(text) == .refuted)
        #expect(try verdict(text) { $0.twins[1].lines = $0.twins[0].lines + 20 } == .confirmed)
    }

    @Test func `D7 A difference in memory within the noise decides nothing`() throws {
        func bytes(_ difference: Int, noise: Int) throws -> Verdict? {
            try verdict("Redux needs more memory for a session") { comparison in
                for index in comparison.ports.indices {
                    comparison.ports[index].runtime.footprint.bytes.atList = 100_000 + difference * index
                    comparison.ports[index].runtime.footprint.bytes.noise = noise
                }
            }
        }
        #expect(try bytes(400, noise: 1000) == nil)
        #expect(try bytes(400, noise: 100) == .depends)
        #expect(try bytes(400, noise: 0) == .depends)
    }

    @Test func `D7 A claim whose cases are all within the noise says so`() {
        #expect(Claim("D7", "It is small", [Claim.Case("A", "1 against 1", holds: nil)]).verdictTitle == "within the noise")
    }

    @Test func `D7 The state of closed screens stays if it grows with their number`() throws {
        let text = "The state of closed screens stays in memory"
        #expect(
            try verdict(text) { comparison in
                for index in comparison.ports.indices {
                    comparison.ports[index].runtime.reach.leftOfFew = comparison.ports[index].runtime.reach.left
                }
            } == .refuted)
    }

    @Test func `D7 A test of one scene has to make more if it names more types`() throws {
        let text = "With Redux a test of one scene has to make more"
        #expect(
            try verdict(text) { comparison in
                for index in comparison.ports.indices { comparison.ports[index].source.scene.types = ["One"] }
            } == .refuted)
    }

    @Test func `D7 The logic of a scene cannot be replaced if the compiler finds an obstacle`() throws {
        let text = "With Redux the logic of one scene cannot be replaced"
        #expect(
            try verdict(text) { comparison in
                for index in comparison.ports.indices { comparison.ports[index].traits.obstacles = ["No."] }
            } == .confirmed)
    }

    @Test func `D14 A claim names its article, or is a question of ours`() throws {
        let sources = try Dictionary(grouping: Comparison.kept().claims, by: \.source.text)
        #expect(sources["Michael Long, in our words"]?.map(\.feature) == ["A8", "A8"])
        #expect(sources["Riccardo Cipolleschi, in our words"]?.map(\.feature) == ["D14", "B24"])
        #expect(sources["Alexey Naumov, in our words"]?.map(\.feature) == ["C24", "C24"])
        let quoted = sources.keys.filter { $0.hasPrefix("QuickBird Studios: “") }
        #expect(quoted.count == 3)
        #expect(
            Claim.Source.article(.clean).markdown
                == "[Alexey Naumov](https://nalexn.github.io/clean-architecture-swiftui/), in our words")
    }
}
