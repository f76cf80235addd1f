import Combine
import CreatureDetail
import CreatureList
import Foundation
import MartletTest
import PokedexList
import SwiftUI
import Testing

@testable import PokedexRoot

// Other roots than the app's. They are all that is written for a change: no module knows of it, or is looked into for it.

private struct OtherCollections: CollectionsService {
    func loadCollections(_ completion: @escaping @MainActor (Result<[CreatureCollection], any Error>) -> Void) {
        completion(.success([.tidewater]))
    }
}

private struct OtherCreatures: CreaturesService {
    func creatures(of collection: Int) -> AnyPublisher<[CreatureSummary], any Error> {
        Just([CreatureSummary.pearlback]).setFailureType(to: (any Error).self).eraseToAnyPublisher()
    }
}

private struct OtherProfiles: ProfileService {
    func profile(of creature: Int) async throws -> CreatureProfile { .named("Creature \(creature)") }
}

@MainActor
@Suite("What is exchanged in the root alone")
struct SwappingTests {
    private let fakes = Services(collections: OtherCollections(), creatures: OtherCreatures(), profiles: OtherProfiles())

    @Test func `B19 Three fakes, each in the form of its service, carry the whole app`() async {
        let host = mount { CompositionRoot.compose(fakes) }
        host.tap("Tidewater")
        await host.settle()
        host.tap("Pearlback")
        await host.settle()
        host.find("Creature 101 rolls.")
    }

    @Test func `B23 Another implementation of one service leaves the others as they are`() async {
        let clock = TestClock()
        var services = Services.embedded(clock: clock)
        services.profiles = OtherProfiles()
        let host = mount(clock: clock) { CompositionRoot.compose(services) }
        await host.run()
        host.tap("Old Forest")
        await host.run()
        host.tap("Barkhorn")
        await host.settle()
        host.find("Creature 204 rolls.")
    }

    @Test func `B11 B23 A collection leads where the root says: here past the list, to a creature's page`() async {
        let host = mount {
            NavigationStack {
                PokedexListView(service: fakes.collections) { id, name in
                    CreatureDetailView(creature: id, title: name, service: fakes.profiles)
                }
            }
        }
        host.tap("Tidewater")
        await host.settle()
        host.find("Creature 1 rolls.")
    }

    @Test func `B11 B23 Or the lists stand side by side, and nothing is pushed over the first`() async {
        struct Sides: View {
            let services: Services
            @State private var path: [Int] = []

            var body: some View {
                HStack {
                    NavigationStack { PokedexListView(service: services.collections) { _, _ in EmptyView() } }
                    NavigationStack {
                        CreatureListView(collection: 1, title: "Tidewater", service: services.creatures) { _, name in Text("Only \(name)") }
                    }
                }
            }
        }
        let host = mount { Sides(services: fakes) }
        await host.settle()
        host.tap("Pearlback")
        host.find("Only Pearlback")
        host.find(.link, "Tidewater")
    }

    @Test func `B23 A decorated service tells what was looked at, in order, and only what was there`() async {
        var log: [Visit] = []
        let host = mount { CompositionRoot.compose(fakes.noting { log.append($0) }) }
        #expect(log == [.pokedex])
        host.tap("Tidewater")
        await host.settle()
        host.tap("Pearlback")
        await host.settle()
        #expect(log == [.pokedex, .collection(1), .creature(101)])
        host.goBack()
        await host.settle()
        #expect(log == [.pokedex, .collection(1), .creature(101), .collection(1)])
    }

    @Test func `B23 What could not be had was not looked at`() async {
        struct Gone: ProfileService {
            func profile(of creature: Int) async throws -> CreatureProfile { throw Offline() }
        }
        var services = fakes
        services.profiles = Gone()
        var log: [Visit] = []
        let host = mount { CompositionRoot.compose(services.noting { log.append($0) }) }
        host.tap("Tidewater")
        await host.settle()
        host.tap("Pearlback")
        await host.settle()
        host.find("Nobody answers.")
        #expect(log == [.pokedex, .collection(1)])
    }

    @Test func `B23 The app counts the creatures seen, each once, and evaluates no module for it`() async {
        let host = mount { AppScreen(services: fakes) }
        host.tap("Tidewater")
        await host.settle()
        host.expectNone("1 seen")
        host.tap("Pearlback")
        let evaluated = await host.evaluations { await host.settle() }
        host.find("1 seen")
        #expect(evaluated["SeenCount"] == 1)
        #expect(evaluated["AppScreen"] == nil)
        host.goBack()
        host.tap("Pearlback")
        await host.settle()
        host.find("1 seen")
    }

    @Test func `Two people see their own counts`() async {
        let first = mount { AppScreen(services: fakes) }
        let second = mount { AppScreen(services: fakes) }
        first.tap("Tidewater")
        await first.settle()
        first.tap("Pearlback")
        await first.settle()
        first.find("1 seen")
        second.expectNone("1 seen")
    }
}
