import Combine
import CreatureDetail
import CreatureList
import Foundation
import MartletTest
import PokedexList
import PokedexNetworking
import PokedexServer
import SwiftUI
import Testing

@testable import PokedexRoot

// Other composition roots than the app's. Each shows that a change needs only a new root, and no change of a module.

private struct OtherCollections: CollectionsService {
    func loadCollections(_ completion: @escaping @MainActor (Result<[CreatureCollection], any Error>) -> Void) {
        completion(.success([.tidewater]))
    }
}

private struct OtherCreatures: CreaturesService {
    func creatures(matching query: CreatureQuery) -> AnyPublisher<CreaturePage, any Error> {
        Just(.all(.pearlback)).setFailureType(to: (any Error).self).eraseToAnyPublisher()
    }
}

private struct OtherProfiles: ProfileService {
    func profile(of creature: Int) async throws -> CreatureProfile { .named("Creature \(creature)") }
}

@MainActor
@Suite("Replacing parts in the root")
struct SwappingTests {
    private let fakes = Services(collections: OtherCollections(), creatures: OtherCreatures(), profiles: OtherProfiles())

    @Test func `B19 The whole app runs on three fake services`() async {
        let host = mount { CompositionRoot.compose(fakes, favorites: KeptFavorites()) }
        host.tap("Tidewater")
        await host.settle()
        host.tap("Pearlback")
        await host.settle()
        host.find("Creature 101 rolls.")
    }

    @Test func `B23 Replacing one service leaves the others unchanged`() async throws {
        let server = try PokedexServer()
        var services = Services(client: Client(transport: HTTPTransport { try await server.address() }))
        services.profiles = OtherProfiles()
        let host = mount { CompositionRoot.compose(services, favorites: KeptFavorites()) }
        await host.settle { host.exists(.link, "Old Forest") }
        host.tap("Old Forest")
        await host.settle { host.exists(.link, "Barkhorn") }
        host.tap("Barkhorn")
        await host.settle()
        host.find("Creature 204 rolls.")
    }

    @Test func `B11 B23 The root can connect a collection to a creature's page`() async {
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

    @Test func `B11 B23 The root can place the lists side by side without navigation`() async {
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

    @Test func `B23 A decorated service reports what was loaded, in order`() async {
        var log: [Visit] = []
        let host = mount { CompositionRoot.compose(fakes.noting { log.append($0) }, favorites: KeptFavorites()) }
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

    @Test func `B23 A failed load is not reported`() async {
        struct Gone: ProfileService {
            func profile(of creature: Int) async throws -> CreatureProfile { throw Offline() }
        }
        var services = fakes
        services.profiles = Gone()
        var log: [Visit] = []
        let host = mount { CompositionRoot.compose(services.noting { log.append($0) }, favorites: KeptFavorites()) }
        host.tap("Tidewater")
        await host.settle()
        host.tap("Pearlback")
        await host.settle()
        host.find("Nobody answers.")
        #expect(log == [.pokedex, .collection(1)])
    }

    @Test func `B23 The app counts each seen creature once, and evaluates no module for it`() async {
        let host = mount { AppScreen { _ in fakes } }
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

    @Test func `Two users have separate counts`() async {
        let first = mount { AppScreen { _ in fakes } }
        let second = mount { AppScreen { _ in fakes } }
        first.tap("Tidewater")
        await first.settle()
        first.tap("Pearlback")
        await first.settle()
        first.find("1 seen")
        second.expectNone("1 seen")
    }
}
