import CompareMeasures
import CompareUI
import MartletTest
import SwiftUI
import Testing

@MainActor
@Suite("Page of the comparison")
struct PageTests {
    @Test func `D14 The page shows the stored results immediately`() throws {
        let host = mount(CompareApp.self)
        let kept = try Comparison.kept()
        host.find("What an action costs")
        for claim in kept.claims { #expect(host.exists(.containing(claim.text))) }
    }

    @Test func `D14 The user chooses the unit`() throws {
        let host = mount(CompareApp.self)
        #expect(host.exists(.containing("Bodies evaluated for one action.")))
        host.pick("Operations", in: "Counted")
        #expect(host.exists(.containing("Operations sent to the host")))
    }

    @Test func `D14 A claim expands to its measurements`() throws {
        let host = mount(CompareApp.self)
        let claim = try #require(try Comparison.kept().claims.first { $0.text == "With one store every action evaluates every row" })
        let place = "Redux, observed as a whole"
        host.expectNone(.containing(place), within: .containing(claim.text))
        host.tap(.containing(claim.text))
        host.find(.containing(place), within: .containing(claim.text))
    }

    @Test func `D14 The page can measure an action again`() async throws {
        let host = mount(CompareApp.self)
        host.find("Stored results")
        host.pick("Type a letter", in: "Action")
        host.tap("Measure now")
        await host.settle(until: { host.exists("Measured just now") && host.exists("Measure now") }, within: .seconds(60))
    }

    @Test func `D14 The page shows the stored objects and memory of each port`() throws {
        let host = mount(CompareApp.self)
        let redux = try #require(try Comparison.kept()[.redux]?.runtime)
        host.find("Redux, observed by path, \(redux.footprint.list.total) + \(redux.footprint.chat.total)")
        host.pick("State", in: "Objects and memory")
        host.find("Redux, observed by path, \(redux.reach.held) · \(redux.reach.read) read")
    }

    @Test func `D14 The user chooses a change and sees its cost in each port`() throws {
        let host = mount(CompareApp.self)
        let kept = try Comparison.kept().changes
        for change in ["search", "delete", "typing-indicator", "failing-service", "analytics"] {
            host.pick(change.replacing("-", with: " "), in: "Change")
            for cost in kept where cost.change == change {
                #expect(host.exists("\(cost.lines) lines · \(cost.files) files · \(cost.rebuilt.count) modules"))
            }
        }
    }
}
