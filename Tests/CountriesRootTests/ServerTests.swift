import CountriesAPI
import CountriesData
import CountriesEntities
import CountriesRepositories
import Foundation
import LoopbackServer
import MartletKit
import MartletPush
import Testing

@Suite("Server of countries")
struct ServerTests {
    private let server: LoopbackServer

    init() throws { server = try .countries() }

    private func client() async throws -> HTTPClient { HTTPClient(baseURL: try await server.address()) }

    @Test func `C13 The server lists the countries with names in five more languages`() async throws {
        let countries = try await HTTPCountriesRepository(client: client()).countries()
        #expect(countries.count == 195)
        let france = try #require(countries.first { $0.code == "FR" })
        #expect(france.name == "France")
        #expect(france.translations == ["de": "Frankreich", "fr": "France", "es": "Francia", "ja": "フランス", "ar": "فرنسا"])
        #expect(france.population == 68_300_000)
        #expect(france.region == .europe)
    }

    @Test func `C13 The server returns the details of a country`() async throws {
        let details = try await HTTPCountriesRepository(client: client()).details(of: "LI")
        #expect(details == DetailsRecord(capital: "Vaduz", languages: ["de"], currencies: ["CHF"], borders: ["AT", "CH"]))
    }

    @Test func `C13 An unknown country is not found`() async throws {
        let repository = HTTPCountriesRepository(client: try await client())
        let error = await #expect(throws: HTTPError.self) { try await repository.details(of: "XX") }
        guard case .status(404, _) = error else { return _ = Issue.record("\(error as Any)") }
    }

    @Test func `Borders are symmetric`() async throws {
        let repository = HTTPCountriesRepository(client: try await client())
        let codes = try await repository.countries().map(\.code)
        var borders: [String: Set<String>] = [:]
        for code in codes { borders[code] = Set(try await repository.details(of: code).borders) }
        #expect(borders.allSatisfy { code, others in others.allSatisfy { borders[$0]?.contains(code) ?? false } })
    }

    @Test func `C20 A device can be registered repeatedly`() async throws {
        let client = try await client()
        let request = HTTPClient.Request(.put, "/v1/devices", body: .init(Self.token, type: "application/json"))
        #expect(try await client.response(to: request).status == 201)
        #expect(try await client.response(to: request).status == 204)
    }

    /// A browser at a push service to which the server may not send in tests.
    static let token = Data(
        """
        {"endpoint": "https://push.example/a", "keys": {
            "p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
            "auth": "BTBZMqHH6r4Tts7J_aSIgg"}}
        """.utf8)

    @Test func `C20 A browser learns the server's key, an uncompressed point`() async throws {
        let key = try await HTTPDevicesRepository(client: client()).pushKey()
        #expect(key.count == 87)
        #expect(key.hasPrefix("B"))
    }

    @Test func `C20 The server pushes neither to strangers nor to services that it does not know`() async throws {
        let repository = HTTPDevicesRepository(client: try await client())
        let token = String(decoding: Self.token, as: UTF8.self)
        let france = Country(code: "FR", name: "France", population: 1, region: .europe)
        let stranger = await #expect(throws: HTTPError.self) { try await repository.sendPostcard(of: france, to: token) }
        guard case .status(404, _) = stranger else { return _ = Issue.record("\(stranger as Any)") }
        try await repository.register(token: token)
        let unknown = await #expect(throws: HTTPError.self) { try await repository.sendPostcard(of: france, to: token) }
        guard case .status(502, _) = unknown else { return _ = Issue.record("\(unknown as Any)") }
    }

    @Test func `C20 A browser whose push service no longer knows it is forgotten`() async throws {
        // It answers 404 there, as a push service does when a subscription has ended.
        let service = try await LoopbackServer.countries().address()
        let origin = "http://\(try #require(service.host())):\(try #require(service.port))"
        let server = try LoopbackServer.countries(services: PushServices(hosts: [], origins: [origin]))
        let client = HTTPClient(baseURL: try await server.address())
        let token = String(decoding: Self.token, as: UTF8.self).replacing("https://push.example/a", with: origin + "/ended")
        let register = HTTPClient.Request(.put, "/v1/devices", body: .init(Data(token.utf8), type: "application/json"))
        #expect(try await client.response(to: register).status == 201)
        let france = Country(code: "FR", name: "France", population: 1, region: .europe)
        let error = await #expect(throws: HTTPError.self) {
            try await HTTPDevicesRepository(client: client).sendPostcard(of: france, to: token)
        }
        guard case .status(404, _) = error else { return _ = Issue.record("\(error as Any)") }
        #expect(try await client.response(to: register).status == 201)
    }

    @Test func `A token that is no subscription is refused`() async throws {
        let repository = HTTPDevicesRepository(client: try await client())
        let token = "0aff"
        let error = await #expect(throws: HTTPError.self) { try await repository.register(token: token) }
        guard case .status(400, _) = error else { return _ = Issue.record("\(error as Any)") }
    }

    @Test func `Every caller gets the same address`() async throws {
        async let first = server.address()
        async let second = server.address()
        #expect(try await first == second)
    }
}
