import CreatureDetail
import CreatureList
import Foundation
import MartletTest
import PokedexList
import PokedexNetworking
import SwiftUI
import Testing

@testable import PokedexRoot

@MainActor
@Suite("The composed app")
struct RootTests {
    private func show(_ url: String = "/") -> TestHost {
        let clock = TestClock()
        return mount(url: url, clock: clock) { AppScreen(services: .embedded(clock: clock)) }
    }

    @Test func `B1 A collection leads to its creatures, a creature to its page, and back`() async {
        let host = show()
        await host.run()
        host.tap("Tidewater")
        await host.run()
        host.tap("Pearlback")
        await host.run()
        host.find(.containing("Carries one pearl for each summer"))
        host.goBack()
        host.find(.link, "Pearlback")
        host.goBack()
        host.find(.link, "Old Forest")
    }

    @Test func `B17 Each screen has its title`() async {
        let host = show()
        await host.run()
        #expect(host.title == "Pokedex")
        host.tap("Old Forest")
        #expect(host.title == "Old Forest")
        await host.run()
        host.tap("Barkhorn")
        #expect(host.title == "Barkhorn")
    }

    @Test func `Each screen has a URL that opens it`() async {
        let host = show("/2/204")
        await host.run()
        #expect(host.title == "Barkhorn")
        #expect(host.location == "/2/204")
        host.goBack()
        await host.run()
        #expect(host.location == "/2")
        host.tap("Acornit")
        #expect(host.location == "/2/202")
    }

    @Test func `B18 The client is adapted to callbacks`() async throws {
        let adapter = Services.embedded(clock: ContinuousClock()).collections
        let collections = try await withCheckedThrowingContinuation { continuation in
            adapter.loadCollections { continuation.resume(with: $0) }
        }
        #expect(collections.map(\.name) == ["Tidewater", "Old Forest", "High Moor", "Night Market", "Salt Flats"])
        #expect(collections.map(\.count) == [6, 6, 6, 6, 0])
    }

    @Test func `B18 The client is adapted to publishers`() async throws {
        for try await creatures in Services.embedded().creatures.creatures(of: 4).values {
            #expect(creatures.map(\.id) == [401, 402, 403, 404, 405, 406])
            #expect(creatures[0].picture?.lastPathComponent == "glimmerkit.svg")
        }
    }

    @Test func `B18 The client is adapted to async functions`() async throws {
        let profile = try await Services.embedded().profiles.profile(of: 304)
        #expect(profile.name == "Heatherhog")
        #expect(profile.kinds == ["Leaf", "Fire"])
        #expect(profile.strengths.map(\.value) == [60, 40, 35, 60])
    }

    @Test func `B18 An error of the client reaches the service in every form`() async throws {
        let services = Services(client: Client(base: URL(filePath: "/nowhere/"), transport: FileTransport()))
        let called = await withCheckedContinuation { continuation in
            services.collections.loadCollections { continuation.resume(returning: $0) }
        }
        #expect(throws: NetworkError.refused(status: 404)) { try called.get() }
        await #expect(throws: NetworkError.refused(status: 404)) { try await services.profiles.profile(of: 1) }
        await #expect(throws: NetworkError.refused(status: 404)) {
            for try await _ in services.creatures.creatures(of: 1).values {}
        }
    }

    @Test func `The bundled data is complete`() async throws {
        let services = Services(
            client: Client(base: Services.embeddedData, transport: FileTransport()))
        var ids: [Int] = []
        for collection in 1...5 {
            for try await creatures in services.creatures.creatures(of: collection).values { ids += creatures.map(\.id) }
        }
        #expect(ids.count == 24)
        var unseen: [String] = []
        for id in ids {
            let profile = try await services.profiles.profile(of: id)
            let picture = try #require(profile.picture)
            if !FileManager.default.fileExists(atPath: picture.path) { unseen.append(profile.name) }
            #expect(profile.strengths.map(\.name) == ["Vigour", "Wit", "Speed", "Stealth"])
        }
        #expect(unseen == ["Lanternjaw"])
    }
}
