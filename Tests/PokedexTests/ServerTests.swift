import Foundation
import PokedexNetworking
import PokedexServer
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

/// The server as a client sees it, over HTTP.
@Suite("The API of creatures")
struct ServerTests {
    private struct Page: Decodable, Sendable {
        struct Creature: Decodable, Sendable {
            let id: Int
            let name: String
            let kind: String
            let picture: String
        }

        let total: Int
        let creatures: [Creature]
    }

    private let server: PokedexServer
    private let transport: HTTPTransport
    private let client: Client

    init() throws {
        let server = try PokedexServer()
        self.server = server
        transport = HTTPTransport { try await server.address() }
        client = Client(transport: transport)
    }

    private func page(_ query: [String: String] = [:], of collection: Int = 2) async throws -> Page {
        try await client.get(
            "collections/\(collection)/creatures",
            query: query.sorted { $0.key < $1.key }.map { URLQueryItem(name: $0.key, value: $0.value) })
    }

    @Test func `B18 The server has 144 creatures in pages`() async throws {
        let first = try await page()
        #expect(first.total == 36)
        #expect(first.creatures.map(\.id) == Array(201...220))
        let second = try await page(["offset": "20"])
        #expect(second.creatures.map(\.id) == Array(221...236))
        #expect(try await page(["offset": "36"]).creatures.isEmpty)
        var total = 0
        for collection in 1...5 { total += try await page(of: collection).total }
        #expect(total == 144)
    }

    @Test func `B18 The server searches names and kinds, and sorts`() async throws {
        let horns = try await page(["search": "HORN", "sort": "name", "limit": "3"])
        #expect(horns.total == 12)
        #expect(horns.creatures.map(\.name) == ["Barkhorn", "Bramblehorn", "Burrhorn"])
        let night = try await page(["search": "night"])
        #expect(Set(night.creatures.map(\.name)).isSuperset(of: ["Duskmoth", "Burrkin"]))
        #expect(try await page(["search": "pearl"]).total == 0)
    }

    @Test(arguments: ["offset": "-1", "limit": "0", "sort": "age"]) func `B18 The server refuses what it does not understand`(
        item: (key: String, value: String)
    ) async throws {
        await #expect(throws: NetworkError.refused(status: 400)) { try await page([item.key: item.value]) }
    }

    @Test func `B18 The server does not find what it does not have`() async throws {
        await #expect(throws: NetworkError.refused(status: 404)) { try await page(of: 9) }
        await #expect(throws: NetworkError.refused(status: 404)) { try await client.data(at: "creatures/999") }
        await #expect(throws: NetworkError.refused(status: 404)) { try await client.data(at: "pictures/lanternjaw.svg") }
    }

    @Test func `B16 Each creature but one has a picture`() async throws {
        var missing: [String] = []
        for collection in 1...4 {
            for creature in try await page(["limit": "200"], of: collection).creatures {
                guard let picture = try? await client.data(at: creature.picture) else {
                    missing.append(creature.name)
                    continue
                }
                #expect(XMLParser(data: picture).parse(), "\(creature.name)")
            }
        }
        #expect(missing == ["Lanternjaw"])
    }

    @Test func `B18 The server does not send again what the client has, as its tag says`() async throws {
        let answer = try await transport.answer(to: Request("creatures/204"))
        let tag = try #require(answer.headers["etag"])
        #expect(answer.headers["cache-control"] == "max-age=30")
        let again = try await transport.answer(to: Request("creatures/204", headers: ["if-none-match": tag]))
        #expect(again.status == 304)
        #expect(again.body.isEmpty)
        let other = try await transport.answer(to: Request("creatures/203", headers: ["if-none-match": tag]))
        #expect(other.status == 200)
    }

    @Test func `B18 A server with faults refuses some requests, and a client that retries does not notice`() async throws {
        let faulty = try PokedexServer(faults: 2)
        let transport = HTTPTransport { try await faulty.address() }
        var statuses: [Int] = []
        for _ in 1...4 { statuses.append(try await transport.answer(to: Request("collections")).status) }
        #expect(statuses == [200, 503, 200, 503])
        let patient = Client(transport: RetryingTransport(transport, delay: .milliseconds(1)))
        for _ in 1...4 { _ = try await patient.data(at: "collections") }
        await faulty.stop()
    }
}
