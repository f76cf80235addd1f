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
    private func show(_ service: any CreaturesService) -> TestHost {
        mount {
            NavigationStack { CreatureListView(collection: 7, title: "Tidewater", service: service) { _, name in Text("Page of \(name)") } }
        }
    }

    /// Publishes what the test sends, separately for each subscriber.
    private final class Changing: CreaturesService {
        var creatures: [CreatureSummary] = [.pearlback, .brinelet]

        func creatures(of collection: Int) -> AnyPublisher<[CreatureSummary], any Error> {
            Just(creatures).setFailureType(to: (any Error).self).eraseToAnyPublisher()
        }
    }

    @Test func `B8 The list shows published creatures`() async {
        let service = HeldCreatures()
        let host = show(service)
        host.find("Waiting for them to come out…")
        #expect(service.asked == [7])
        host.act { service.subjects[0].send([.pearlback, .brinelet]) }
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
        host.act { service.subjects[1].send([.brinelet]) }
        await host.settle()
        host.find("Brinelet")
    }

    @Test func `B8 There is one subscription, however often the list appears`() async {
        let service = HeldCreatures()
        let host = show(service)
        for visit in 0..<10 {
            host.act { service.subjects[visit].send([.pearlback]) }
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

    @Test func `B8 The subscription is cancelled when the user leaves the screen`() {
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
        #expect(service.listening == 1)
        host.tap("Close")
        #expect(service.listening == 0)
    }

    @Test func `B15 Sorting moves rows and creates none`() async {
        let host = show(Changing())
        await host.settle()
        host.tap("Sort by name")
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
