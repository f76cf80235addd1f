import Combine
import Foundation
import MartletElements
import MartletTest
import SwiftUI
import Testing

@testable import CreatureList

@MainActor
@Suite("The list of creatures")
struct CreaturesTests {
    private func show(_ service: any CreaturesService, clock: TestClock = TestClock()) -> TestHost {
        mount(clock: clock) {
            NavigationStack {
                CreatureListView(collection: 7, title: "Tidewater", service: service, clock: clock) { _, name in Text("Page of \(name)") }
            }
        }
    }

    /// Publishes what the test sends, separately for each subscriber.
    private final class Changing: CreaturesService {
        var creatures: [CreatureSummary] = [.pearlback, .brinelet]

        func creatures(matching query: CreatureQuery) -> AnyPublisher<CreaturePage, any Error> {
            let sorted = query.order == .name ? creatures.sorted { $0.name < $1.name } : creatures.sorted { $0.id < $1.id }
            return Just(CreaturePage(sorted, of: sorted.count)).setFailureType(to: (any Error).self).eraseToAnyPublisher()
        }
    }

    /// Creatures from 1 on, as many as there are numbers in a range.
    private func creatures(_ range: Range<Int>) -> [CreatureSummary] {
        range.map { CreatureSummary(id: $0 + 1, name: "Creature \($0 + 1)", kind: "Water", picture: nil) }
    }

    @Test func `B8 The list shows published creatures`() async {
        let service = HeldCreatures()
        let host = show(service)
        host.find("Waiting for them to come out…")
        #expect(service.asked == [CreatureQuery(collection: 7, range: 0..<20)])
        host.act { service.subjects[0].send(.all(.pearlback, .brinelet)) }
        await host.settle()
        host.find(.link, "Pearlback")
        host.find(.link, "Brinelet")
    }

    @Test func `B8 An error is shown and can be retried`() async {
        let service = HeldCreatures()
        let host = show(service)
        host.act { service.subjects[0].send(completion: .failure(Offline())) }
        await host.settle()
        host.find("Nobody answers.")
        host.tap("Try again")
        host.act { service.subjects[1].send(.all(.brinelet)) }
        await host.settle()
        host.find("Brinelet")
    }

    @Test func `B8 There is one subscription, however often the list appears`() async {
        let service = HeldCreatures()
        let host = show(service)
        for visit in 0..<10 {
            host.act { service.subjects[visit].send(.all(.pearlback)) }
            await host.settle()
            host.tap("Pearlback")
            host.goBack()
        }
        #expect(service.subscribed == 11)
        #expect(service.listening == 1)
    }

    @Test func `B8 The subscription is cancelled with the view model`() {
        let service = HeldCreatures()
        weak var model: CreatureListView<Text>.ViewModel?
        do {
            let made = CreatureListView<Text>.ViewModel(collection: 1, service: service)
            made.load()
            model = made
            #expect(service.listening == 1)
        }
        #expect(model == nil)
        #expect(service.listening == 0)
    }

    @Test func `B8 The subscription is cancelled when the user leaves the screen`() async {
        struct Door: View {
            @State private var isOpen = true
            let service: HeldCreatures

            var body: some View {
                VStack {
                    Button("Close") { isOpen = false }
                    if isOpen { CreatureListView(collection: 1, title: "", service: service) { _, _ in EmptyView() } }
                }
            }
        }
        let service = HeldCreatures()
        let host = mount { Door(service: service) }
        await host.settle()
        #expect(service.listening == 1)
        host.tap("Close")
        #expect(service.listening == 0)
    }

    @Test func `B15 Sorting moves rows and creates none`() async {
        let host = show(Changing())
        await host.settle()
        host.tap("Sort by name")
        await host.settle()
        host.find("Sort by number")
        let changes = host.operations.filter {
            switch $0 {
            case .move, .insert, .remove, .create: true
            default: false
            }
        }
        #expect(changes.count == 1)
        guard case .move = changes.first else {
            Issue.record("\(changes)")
            return
        }
    }

    @Test func `B15 A new creature creates one row and evaluates no other`() async {
        let service = Changing()
        let host = show(service)
        await host.settle()
        host.tap("Brinelet")
        service.creatures.append(CreatureSummary(id: 103, name: "Foamfox", kind: "Air", picture: nil))
        host.resetCounts()
        host.goBack()
        await host.settle()
        host.find("Foamfox")
        #expect(host.evaluations(of: CreatureRow.self) == 1)
    }

    @Test func `The next page is asked for at the end of the list, and added to it`() async {
        let service = HeldCreatures()
        let host = show(service)
        host.act { service.subjects[0].send(CreaturePage(creatures(0..<20), of: 45)) }
        await host.settle()
        host.scroll(to: "Loading more")
        #expect(service.asked.map(\.range) == [0..<20, 20..<40])
        host.act { service.subjects[1].send(CreaturePage(creatures(20..<40), of: 45)) }
        await host.settle()
        host.scroll(to: "Creature 40")
        host.scroll(to: "Loading more")
        #expect(service.asked.map(\.range) == [0..<20, 20..<40, 40..<60])
        host.act { service.subjects[2].send(CreaturePage(creatures(40..<45), of: 45)) }
        await host.settle()
        host.scroll(to: "Creature 45")
        host.expectNone("Loading more")
        #expect(service.asked.count == 3)
    }

    @Test func `A page that cannot be loaded leaves what is there, and can be asked for again`() async {
        let service = HeldCreatures()
        let host = show(service)
        host.act { service.subjects[0].send(CreaturePage(creatures(0..<20), of: 30)) }
        await host.settle()
        host.scroll(to: "Loading more")
        host.act { service.subjects[1].send(completion: .failure(Offline())) }
        await host.settle()
        host.find("Nobody answers.")
        host.scroll(to: "Creature 20")
        host.scroll(to: "Try again")
        host.tap("Try again")
        #expect(service.asked.map(\.range) == [0..<20, 20..<40, 20..<40])
        host.act { service.subjects[2].send(CreaturePage(creatures(20..<30), of: 30)) }
        await host.settle()
        host.scroll(to: "Creature 30")
    }

    @Test func `On return all pages that were shown are asked for at once`() async {
        let service = HeldCreatures()
        let host = show(service)
        host.act { service.subjects[0].send(CreaturePage(creatures(0..<20), of: 30)) }
        await host.settle()
        host.scroll(to: "Loading more")
        host.act { service.subjects[1].send(CreaturePage(creatures(20..<30), of: 30)) }
        await host.settle()
        host.scroll(to: "Creature 30")
        host.tap("Creature 30")
        host.goBack()
        #expect(service.asked.last?.range == 0..<30)
    }

    @Test func `The list is searched when the user stops typing, not with each letter`() async {
        let clock = TestClock()
        let service = HeldCreatures()
        let host = show(service, clock: clock)
        host.act { service.subjects[0].send(.all(.pearlback, .brinelet)) }
        await host.settle()
        host.type("p", into: "Name or kind")
        await host.advance(by: .milliseconds(200))
        host.type("e", into: "Name or kind")
        await host.advance(by: .milliseconds(299))
        #expect(service.asked.count == 1)
        await host.advance(by: .milliseconds(1))
        #expect(service.asked.map(\.search) == ["", "pe"])
        host.act { service.subjects[1].send(.all()) }
        await host.settle()
        host.find("No such creature")
        host.clear("Name or kind")
        await host.advance(by: .milliseconds(300))
        #expect(service.asked.map(\.search) == ["", "pe", ""])
    }

    @Test func `Another order begins at the first page, and ends the load of the next`() async {
        let service = HeldCreatures()
        let host = show(service)
        host.act { service.subjects[0].send(CreaturePage(creatures(0..<20), of: 30)) }
        await host.settle()
        host.scroll(to: "Loading more")
        host.tap("Sort by name")
        #expect(service.listening == 1)
        #expect(service.asked.last == CreatureQuery(collection: 7, order: .name, range: 0..<20))
        host.act { service.subjects[1].send(CreaturePage(creatures(20..<30), of: 30)) }
        await host.settle()
        host.expectNone("Creature 30")
    }

    @Test func `A page that comes into sight while the list is sorted is asked for after it`() async {
        let service = HeldCreatures()
        let host = show(service)
        host.act { service.subjects[0].send(CreaturePage(creatures(0..<20), of: 30)) }
        await host.settle()
        host.scroll(to: "Loading more")
        host.tap("Sort by name")
        host.scroll(to: "Loading more")
        await host.settle()
        #expect(service.asked.map(\.range) == [0..<20, 20..<40, 0..<20])
        // The same creatures in the same order: the row at the end stays as it is.
        host.act { service.subjects[2].send(CreaturePage(creatures(0..<20), of: 30)) }
        await host.settle()
        #expect(service.asked.last == CreatureQuery(collection: 7, order: .name, range: 20..<40))
        host.act { service.subjects[3].send(CreaturePage(creatures(20..<30), of: 30)) }
        await host.settle()
        host.scroll(to: "Creature 30")
        host.expectNone("Loading more")
    }

    @Test func `An empty place shows a message`() async {
        let service = Changing()
        service.creatures = []
        let host = show(service)
        await host.settle()
        host.find("Nobody here")
        host.expectNone("Sort by name")
    }

    @Test func `B5 A creature is identified by its id, and survives JSON coding`() throws {
        let decoded = try JSONDecoder().decode(CreatureSummary.self, from: JSONEncoder().encode(CreatureSummary.brinelet))
        #expect(decoded == .brinelet)
        #expect(decoded.id == 102)
    }
}
