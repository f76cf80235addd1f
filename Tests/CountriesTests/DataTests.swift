@testable import CountriesData
import CountriesEntities
import CountriesRepositories
import Foundation
import GRDB
import MartletKit
import MartletTest
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@Suite("Repositories")
struct DataTests {
    private func database() async throws -> SQLiteCountriesRepository {
        let repository = SQLiteCountriesRepository(storage: try CountriesStorage())
        try await repository.store(.few, at: .now)
        return repository
    }

    private func codes(
        _ search: String = "", codes: Set<Country.Code>? = nil, _ locale: String = "en", in repository: SQLiteCountriesRepository
    ) async throws -> [Country.Code] {
        try await repository.countries(matching: search, codes: codes, locale: Locale(identifier: locale), in: 0..<1000).elements.map(
            \.code)
    }

    // MARK: Database

    @Test func `C12 Countries are found by a part of their name, ignoring case and accents`() async throws {
        let repository = try await database()
        #expect(try await codes("CÔTE", in: repository) == ["CI"])
        #expect(try await codes("an", in: repository) == ["FR", "DE", "JP"])
        #expect(try await codes("xyz", in: repository) == [])
    }

    @Test(arguments: ["%", "_", "\\", "'", "\""]) func `C12 SQL characters have no meaning in a search`(_ search: String) async throws {
        #expect(try await codes(search, in: try await database()) == [])
    }

    @Test func `C12 Countries are found and named in the user's language, and in English`() async throws {
        let repository = try await database()
        #expect(try await codes("frank", "de-AT", in: repository) == ["FR"])
        #expect(try await codes("germ", "de", in: repository) == ["DE"])
        #expect(try await codes("frank", "en", in: repository) == [])
        let arabic = try await repository.countries(matching: "", codes: ["FR", "CI"], locale: Locale(identifier: "ar"), in: 0..<10)
        #expect(Set(arabic.elements.map(\.name)) == ["فرنسا", "Côte d’Ivoire"])
    }

    @Test func `C12 Countries are sorted for the user's language`() async throws {
        #expect(try await codes(in: try await database()) == ["CI", "FR", "DE", "JP"])
        #expect(try await codes("", "de", in: try await database()) == ["DE", "CI", "FR", "JP"])
    }

    @Test func `New data replaces the old`() async throws {
        let repository = try await database()
        let (english, time) = (Locale(identifier: "en"), Date(timeIntervalSince1970: 1_800_000_000))
        #expect(try await repository.details(of: "FR", locale: english)?.record == nil)
        try await repository.store(try #require(DetailsRecord.of["FR"]), of: "FR", at: time)
        let details = try await repository.details(of: "FR", locale: Locale(identifier: "de"))
        #expect(details?.record?.capital == "Paris")
        #expect(details?.country.name == "Frankreich")
        #expect(details?.neighbors.map(\.name) == ["Deutschland"])
        #expect(details?.storedAt == time)
        try await repository.store([try #require([CountryRecord].few.last)], at: time)
        #expect(try await repository.countriesStoredAt() == time)
        #expect(try await codes(in: repository) == ["JP"])
        #expect(try await repository.details(of: "FR", locale: english) == nil)
    }

    @Test func `C12 The data in a file survives the process`() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("countries.sqlite")
        let storage = try CountriesStorage(file: file)
        #expect(storage.isKept)
        try await SQLiteCountriesRepository(storage: storage).store(.few, at: .now)
        #expect(try await SQLiteCountriesRepository(storage: try CountriesStorage(file: file)).countriesStoredAt() != nil)
    }

    @Test func `C26 Without a file the data is in memory`() async throws {
        let storage = try CountriesStorage(file: URL(fileURLWithPath: "/dev/null/countries.sqlite"))
        #expect(!storage.isKept)
        #expect(try await SQLiteCountriesRepository(storage: storage).countriesStoredAt() == nil)
    }

    // MARK: Web

    private static let base = "https://countries.example/api"

    private func web(_ mocks: RequestMocks) throws -> HTTPCountriesRepository {
        HTTPCountriesRepository(client: HTTPClient(baseURL: try #require(URL(string: Self.base)), session: mocks.session()))
    }

    @Test func `C13 C15 Each call has its path, and decodes the answer`() async throws {
        let mocks = RequestMocks(
            try .json("GET", "\(Self.base)/v1/countries", [CountryRecord].few),
            try .json("GET", "\(Self.base)/v1/countries/FR", DetailsRecord.of["FR"]))
        #expect(try await web(mocks).countries() == .few)
        #expect(try await web(mocks).details(of: "FR") == DetailsRecord.of["FR"])
        #expect(mocks.requests.map { $0.httpMethod } == ["GET", "GET"])
    }

    @Test func `C13 A device is registered by its token`() async throws {
        let mocks = RequestMocks(RequestMock("PUT", "\(Self.base)/v1/devices", status: 201))
        let client = HTTPClient(baseURL: try #require(URL(string: Self.base)), session: mocks.session())
        try await HTTPDevicesRepository(client: client).register(token: "a/b")
        #expect(mocks.requests.count == 1)
    }

    @Test func `C15 A request without a mock is not sent`() async throws {
        let error = await #expect(throws: HTTPError.self) { try await web(RequestMocks()).countries() }
        #expect(error?.description.contains("There is no mock for GET \(Self.base)/v1/countries") == true)
    }

    @Test func `C13 A refusal and an invalid answer are different errors`() async throws {
        let mocks = RequestMocks(
            RequestMock("GET", "\(Self.base)/v1/countries", status: 503, body: Data("closed".utf8)),
            RequestMock("GET", "\(Self.base)/v1/countries/FR", body: Data("<html>".utf8)))
        let status = await #expect(throws: HTTPError.self) { try await web(mocks).countries() }
        #expect(status?.description == "The server answered 503: closed")
        let decoding = await #expect(throws: HTTPError.self) { try await web(mocks).details(of: "FR") }
        guard case .decoding(_, "<html>") = decoding else { return _ = Issue.record("\(decoding as Any)") }
    }

    @Test @MainActor func `C14 Decoding does not run on the main actor`() async throws {
        struct Probe: Decodable, Sendable {
            let isOnMain: Bool

            init(from decoder: any Decoder) throws { isOnMain = DispatchQueue.getSpecific(key: Self.mark) != nil }

            static let mark: DispatchSpecificKey<Void> = {
                let key = DispatchSpecificKey<Void>()
                DispatchQueue.main.setSpecific(key: key, value: ())
                return key
            }()
        }
        #expect(DispatchQueue.getSpecific(key: Probe.mark) != nil)
        let mocks = RequestMocks(try .json("GET", "\(Self.base)/v1/countries", [CountryRecord].few))
        let client = HTTPClient(baseURL: try #require(URL(string: Self.base)), session: mocks.session())
        let probes: [Probe] = try await client.value(of: .get("/v1/countries"))
        #expect(probes.map(\.isOnMain) == [false, false, false, false])
    }

    // MARK: Pages

    @Test func `C26 The database sorts all countries and returns the page that is asked for`() async throws {
        let repository = SQLiteCountriesRepository(storage: try CountriesStorage())
        try await repository.store([CountryRecord].many(120).shuffled(), at: .now)
        func page(_ range: Range<Int>) async throws -> Pages<Country> {
            try await repository.countries(matching: "", codes: nil, locale: Locale(identifier: "en"), in: range)
        }
        #expect(try await page(40..<43).elements.map(\.name) == ["Country 0041", "Country 0042", "Country 0043"])
        #expect(try await page(40..<43).total == 120)
        #expect(try await page(110..<160).elements.count == 10)
        #expect(try await page(200..<250) == Pages([], of: 120))
    }

    @Test func `C26 A page reads no rows of other pages`() async throws {
        let storage = try CountriesStorage()
        let repository = SQLiteCountriesRepository(storage: storage)
        try await repository.store(.many(120), at: .now)
        // A row that cannot be read fails the page that it is on, and no other.
        try await storage.database.write { try $0.execute(sql: "UPDATE country SET region = 'Nowhere' WHERE name = 'Country 0060'") }
        func page(_ range: Range<Int>) async throws -> Pages<Country> {
            try await repository.countries(matching: "", codes: nil, locale: Locale(identifier: "en"), in: range)
        }
        #expect(try await page(0..<50).elements.count == 50)
        #expect(try await page(100..<150).elements.count == 20)
        await #expect(throws: (any Error).self) { try await page(50..<100) }
    }

    @Test func `C26 The order of one language does not stay for the next`() async throws {
        let repository = SQLiteCountriesRepository(storage: try CountriesStorage())
        try await repository.store(
            [
                .init(code: "ZA", name: "Zed", population: 1, region: .asia),
                .init(code: "AX", name: "Ärland", population: 1, region: .asia),
            ], at: .now)
        #expect(try await codes("", "en", in: repository) == ["AX", "ZA"])
        // In Swedish, Ä comes after Z.
        #expect(try await codes("", "sv", in: repository) == ["ZA", "AX"])
        #expect(try await codes("", "en", in: repository) == ["AX", "ZA"])
    }

    @Test func `A flag emoji consists of the letters of a code`() {
        #expect(Country.flag(of: "JP") == "🇯🇵")
        #expect(Country.flag(of: "j2") == "🏳️")
    }
}
