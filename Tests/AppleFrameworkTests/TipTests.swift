import Foundation
import MartletTest
import SwiftUI
import Testing
import TipKit

private struct StirTip: Tip {
    var title: Text { Text("Stir the soup") }
    var message: Text? { Text("Else it burns.") }
    var image: Image? { Image(systemName: "flame") }
    var actions: [Tips.Action] {
        Action(id: "how", title: "Show how")
        Action(id: "why", title: "Why?")
    }
}

private struct HotTip: Tip {
    @Parameter static var isCooking: Bool = false
    @Parameter(.transient) static var bowls: Int = 0
    static let didTaste = Event(id: "didTaste")

    var title: Text { Text("The pot is hot") }
    var rules: [Rule] {
        #Rule(Self.$isCooking) { $0 == true }
        #Rule(Self.$bowls) { $0 < 3 }
        #Rule(Self.didTaste) { $0.donations.donatedWithin(.week).count >= 2 }
    }
}

private struct OnceTip: Tip {
    var title: Text { Text("Only once") }
    var options: [any TipOption] { MaxDisplayCount(1) }
}

/// Shows a tip once tips are configured.
private struct Kitchen<Shown: Tip>: View {
    let tip: Shown
    var frequency = Tips.ConfigurationOption.DisplayFrequency.immediate
    @State private var chosen = "nothing"
    @State private var isOpen = true

    var body: some View {
        Text("Chosen: \(chosen)")
        Button("Door") { isOpen.toggle() }
        if isOpen { TipView(tip) { chosen = $0.id } }
        Button("Cook") { HotTip.isCooking = true }
        Button("Taste") { HotTip.didTaste.sendDonation() }
        Button("Serve") { HotTip.bowls += 3 }
        Color.clear.task { try? Tips.configure([.displayFrequency(frequency), .datastoreLocation(.applicationDefault)]) }
    }
}

@MainActor
@Suite("Tips")
struct TipTests {
    @Test func `A tip is a card, which the user closes for good`() async {
        let host = mount { Kitchen(tip: StirTip()) }
        await host.settle()
        #expect(host.exists("Stir the soup"))
        #expect(host.exists("Else it burns."))
        host.tap("Show how")
        #expect(host.exists("Chosen: how"))
        host.tap("Close")
        #expect(!host.exists("Stir the soup"))
        let later = mount(stored: host.stored) { Kitchen(tip: StirTip()) }
        await later.settle()
        #expect(!later.exists("Stir the soup"))
    }

    @Test func `Without configure() there is no tip`() async {
        let host = mount { TipView(StirTip()) }
        await host.settle()
        #expect(!host.exists("Stir the soup"))
    }

    @Test func `A tip waits for its rules`() async {
        let host = mount { Kitchen(tip: HotTip()) }
        await host.settle()
        host.tap("Cook")
        host.tap("Taste")
        #expect(!host.exists("The pot is hot"))
        host.tap("Taste")
        #expect(host.exists("The pot is hot"))
        let later = mount(stored: host.stored) { Kitchen(tip: HotTip()) }
        await later.settle()
        #expect(later.exists("The pot is hot"))
        host.tap("Serve")
        #expect(!host.exists("The pot is hot"))
        #expect(later.exists("The pot is hot"))
    }

    @Test func `A tip is shown as often as it wants`() async {
        let host = mount { Kitchen(tip: OnceTip()) }
        await host.settle()
        #expect(host.exists("Only once"))
        host.tap("Door")
        host.tap("Door")
        #expect(!host.exists("Only once"))
    }

    @Test func `One tip a day`() async {
        let host = mount { Kitchen(tip: StirTip(), frequency: .daily) }
        await host.settle()
        #expect(host.exists("Stir the soup"))
        let later = mount(stored: host.stored) {
            Kitchen(tip: OnceTip(), frequency: .daily)
            TipView(StirTip())
        }
        await later.settle()
        #expect(!later.exists("Only once"))
        #expect(later.exists("Stir the soup"))
    }

    @Test func `A tip in a popover`() async {
        struct Page: View {
            var body: some View {
                Button("Pot") { StirTip().invalidate(reason: .actionPerformed) }.popoverTip(StirTip())
                Color.clear.task { try? Tips.configure() }
            }
        }
        let host = mount { Page() }
        await host.settle()
        #expect(host.exists("Stir the soup"))
        host.dismiss()
        #expect(!host.exists("Stir the soup"))
        let later = mount(stored: host.stored) { Page() }
        await later.settle()
        later.tap("Close")
        #expect(!later.exists("Stir the soup"))
        let last = mount(stored: later.stored) { Page() }
        await last.settle()
        #expect(!last.exists("Stir the soup"))
    }

    @Test func `A style shows a tip otherwise`() async {
        struct Plain: TipViewStyle {
            func makeBody(configuration: Configuration) -> some View {
                HStack {
                    configuration.title
                    Text(verbatim: "\(configuration.actions.count) actions")
                }
            }
        }
        let host = mount { Kitchen(tip: StirTip()).tipViewStyle(Plain()) }
        await host.settle()
        #expect(host.exists("2 actions"))
        #expect(!host.exists("Close"))
    }

    @Test func `A group shows one tip after the other`() async {
        struct Page: View {
            @State private var tips = TipGroup(.ordered) {
                StirTip()
                OnceTip()
            }
            var body: some View {
                TipView(tips.currentTip)
                Color.clear.task { try? Tips.configure() }
            }
        }
        let host = mount { Page() }
        await host.settle()
        #expect(host.exists("Stir the soup"))
        #expect(!host.exists("Only once"))
        host.tap("Close")
        #expect(host.exists("Only once"))
    }

    private struct Meal: Codable, Sendable { var name: String }

    @Test func `Donations are grouped by a property`() async {
        let event = Tips.Event<Meal>(id: "meals")
        let host = mount {
            Button("Eat") { for name in ["rice", "soup", "soup"] { event.sendDonation(Meal(name: name)) } }
            Button("Count") {
                #expect(event.donations.largestSubset(groupedBy: \.name).map(\.donation.name) == ["soup", "soup"])
                #expect(event.donations.smallestSubset(groupedBy: \.name).map(\.donation.name) == ["rice"])
            }
            Color.clear.task { try? Tips.configure([.datastoreLocation(.applicationDefault)]) }
        }
        await host.settle()
        host.tap("Eat")
        host.tap("Count")
    }
}
