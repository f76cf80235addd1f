import Combine
import CreatureDetail
import CreatureList
import Foundation
import MartletElements
import MartletTest
import PokedexList
import PokedexNetworking
import PokedexServer
import SwiftUI
import Testing

@testable import PokedexRoot

/// The composed app on a server of its own, over HTTP.
@MainActor
@Suite("The composed app")
struct RootTests {
    private let server: PokedexServer
    private let transport: CachingTransport

    init() throws {
        let server = try PokedexServer()
        self.server = server
        transport = CachingTransport(
            RetryingTransport(HTTPTransport { try await server.address() }, delay: .milliseconds(1)), in: AnswersInMemory(), now: Self.later
        )
    }

    /// A time that has gone by each time somebody asks, so that nothing kept is fresh.
    private static let later: @Sendable () -> Date = { Date.now.addingTimeInterval(Double(DispatchTime.now().uptimeNanoseconds) / 1000) }

    private func show(_ url: String = "/", stored: [String: Value] = [:]) -> TestHost {
        mount(url: url, stored: stored) {
            AppScreen { [transport] connection in Services(transport: transport, connection: connection) }
        }
    }

    private var services: Services { Services(client: Client(transport: transport)) }

    @Test func `B1 A collection leads to its creatures, a creature to its page, and back`() async {
        let host = show()
        await host.settle { host.exists(.link, "Tidewater") }
        host.tap("Tidewater")
        await host.settle { host.exists(.link, "Pearlback") }
        host.tap("Pearlback")
        await host.settle { host.exists(.containing("Carries one pearl for each summer")) }
        host.goBack()
        host.find(.link, "Pearlback")
        host.goBack()
        host.find(.link, "Old Forest")
    }

    @Test func `B17 Each screen has its title`() async {
        let host = show()
        #expect(host.title == "Pokedex")
        await host.settle { host.exists(.link, "Old Forest") }
        host.tap("Old Forest")
        #expect(host.title == "Old Forest")
        await host.settle { host.exists(.link, "Barkhorn") }
        host.tap("Barkhorn")
        #expect(host.title == "Barkhorn")
    }

    @Test func `Each screen has a URL that opens it`() async {
        let host = show("/2/204")
        await host.settle { host.title == "Barkhorn" }
        #expect(host.location == "/2/204")
        host.goBack()
        await host.settle { host.exists(.link, "Acornit") }
        #expect(host.location == "/2")
        host.tap("Acornit")
        #expect(host.location == "/2/202")
    }

    @Test func `B15 The end of a page loads the next one`() async {
        let host = show("/2")
        await host.settle { host.exists(.link, "Mossling") }
        host.scroll(to: .containing("Elderhorn"))
        await host.settle { host.exists(.link, "Hazelhorn") }
        host.scroll(to: .containing("Willowmouse"))
        host.expectNone("Loading more")
    }

    @Test func `B18 The server searches for what the user has typed`() async {
        let host = show("/2")
        await host.settle { host.exists(.link, "Mossling") }
        host.type("barkh", into: "Name or kind")
        await host.settle { !host.exists(.link, "Mossling") }
        host.find(.link, "Barkhorn")
        host.expectNone("Sort by name")
    }

    @Test func `B16 A picture is in the address that is shown, so a browser needs no way to the server`() async throws {
        let profile = try await services.profiles.profile(of: 204)
        let picture = try #require(profile.picture?.absoluteString)
        let data = try #require(Data(base64Encoded: String(picture.dropFirst("data:image/svg+xml;base64,".count))))
        #expect(String(decoding: data, as: UTF8.self).hasPrefix("<svg"))
        #expect(try await services.profiles.profile(of: 106).picture?.absoluteString == "data:,")
    }

    // MARK: Favourites

    @Test func `B11 A favourite is listed, leads to its page, and is there in the next session`() async {
        let host = show("/2/204")
        await host.settle { host.exists("Add to favourites") }
        host.tap("Add to favourites")
        host.find("Remove from favourites")
        #expect(host.stored["favorites"] == .string(#"[{"id":204,"name":"Barkhorn"}]"#))

        let next = show(stored: host.stored)
        next.tap("Favourites")
        next.tap("Barkhorn")
        await next.settle { next.exists(.containing("Birds nest in its antlers")) }
        next.tap("Remove from favourites")
        next.goBack()
        next.find("No favourites yet")
    }

    @Test func `A star evaluates no screen`() async {
        let host = show("/2/204")
        await host.settle { host.exists(.containing("Birds nest in its antlers")) }
        let evaluated = host.evaluations { host.tap("Add to favourites") }
        #expect(evaluated.keys.filter { $0.hasPrefix("FavoriteStar") }.count == 1)
        #expect(evaluated.keys.filter { $0.contains("DetailView") || $0 == "AppScreen" } == [])
    }

    // MARK: Offline

    @Test func `B18 Without the server the app shows what was kept, and says so until it answers again`() async throws {
        let place = Place(try await server.address())
        let transport = CachingTransport(HTTPTransport { await place.url }, in: AnswersInMemory(), now: Self.later)
        func open() -> TestHost { mount(url: "/2/204") { AppScreen { Services(transport: transport, connection: $0) } } }
        let host = open()
        await host.settle { host.exists(.containing("Birds nest in its antlers")) }
        host.expectNone(.containing("The server does not answer"))

        await server.stop()
        let offline = open()
        await offline.settle { offline.exists(.containing("Birds nest in its antlers")) }
        offline.find(.containing("The server does not answer"))
        offline.goBack()
        offline.find(.link, "Barkhorn")
        // What nobody has looked at is not there.
        offline.tap("Acornit")
        await offline.settle { offline.exists("A page is missing") }

        await place.move(to: try await server.address())
        offline.tap("Try again")
        await offline.settle { offline.exists(.containing("Wears the cap of an acorn")) }
        offline.expectNone(.containing("The server does not answer"))
    }

    /// Where the server is.
    private actor Place {
        private(set) var url: URL

        init(_ url: URL) { self.url = url }

        func move(to url: URL) { self.url = url }
    }

    // MARK: Adapters

    @Test func `B18 The client is adapted to callbacks`() async throws {
        let adapter = services.collections
        let collections = try await withCheckedThrowingContinuation { continuation in
            adapter.loadCollections { continuation.resume(with: $0) }
        }
        #expect(collections.map(\.name) == ["Tidewater", "Old Forest", "High Moor", "Night Market", "Salt Flats"])
        #expect(collections.map(\.count) == [36, 36, 36, 36, 0])
    }

    @Test func `B18 The client is adapted to publishers`() async throws {
        for try await page in services.creatures.creatures(matching: CreatureQuery(collection: 4, range: 0..<6)).values {
            #expect(page.creatures.map(\.id) == [401, 402, 403, 404, 405, 406])
            #expect(page.total == 36)
            #expect(page.creatures[0].picture?.scheme == "data")
        }
    }

    @Test func `B8 Each subscription makes a request of its own, so a failed one can be retried`() async throws {
        let failing = Failing(transport)
        let adapter = Services(client: Client(transport: failing)).creatures
        let publisher = adapter.creatures(matching: CreatureQuery(collection: 4, range: 0..<2))
        var pages: [CreaturePage] = []
        for try await page in publisher.retry(1).values { pages.append(page) }
        #expect(pages.map { $0.creatures.map(\.id) } == [[401, 402]])
        #expect(failing.listRequests == 2)
        for try await page in publisher.values { pages.append(page) }
        #expect(pages.count == 2)
        #expect(failing.listRequests == 3)
    }

    /// Fails the first request.
    private final class Failing: Transport, @unchecked Sendable {
        // Lists are asked for one after the other.
        private(set) var listRequests = 0
        private let inner: CachingTransport

        init(_ inner: CachingTransport) { self.inner = inner }

        func answer(to request: Request) async throws -> Answer {
            guard request.path.hasPrefix("collections") else { return try await inner.answer(to: request) }
            listRequests += 1
            if listRequests == 1 { throw URLError(.timedOut) }
            return try await inner.answer(to: request)
        }
    }

    @Test func `B18 The client is adapted to async functions`() async throws {
        let profile = try await services.profiles.profile(of: 304)
        #expect(profile.name == "Heatherhog")
        #expect(profile.kinds == ["Leaf", "Fire"])
        #expect(profile.strengths.map(\.value) == [60, 40, 35, 60])
    }

    @Test func `B18 An error of the client reaches the service in every form`() async throws {
        let server = server
        let services = Services(client: Client(transport: HTTPTransport { try await server.address().appending(path: "nowhere") }))
        let called = await withCheckedContinuation { continuation in
            services.collections.loadCollections { continuation.resume(returning: $0) }
        }
        #expect(throws: NetworkError.refused(status: 404)) { try called.get() }
        await #expect(throws: NetworkError.refused(status: 404)) { try await services.profiles.profile(of: 1) }
        await #expect(throws: NetworkError.refused(status: 404)) {
            for try await _ in services.creatures.creatures(matching: CreatureQuery(collection: 1, range: 0..<1)).values {}
        }
    }

    @Test func `A variable names another API, and the folder of what is kept`() async throws {
        let other = try PokedexServer()
        let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        let variables = ["POKEDEX_API": try await other.address().absoluteString, "POKEDEX_CACHE": folder.path]
        _ = try await Client(transport: Services.transport(variables)).data(at: "collections")
        await other.stop()
        let source = try await Services.transport(variables).answer(to: Request("collections")).source
        // It is fresh, unless the test had to wait long for its turn.
        #expect([.kept, .outdated].contains(source))
        #expect(FileManager.default.fileExists(atPath: folder.appending(path: "127.0.0.1").path))
    }
}
