import CountriesData
import CountriesRepositories
import Foundation
import MartletKit
import Synchronization

/// A server with few countries. It records requests, and fails when the test tells it to.
final class FakeServer: Sendable {
    enum Mood: Sendable {
        case well
        case broken
        case unreachable
    }

    private struct State {
        var mood = Mood.well
        var countries = [CountryRecord].few
    }

    private struct Unreachable: Error {}

    private let recorder = HTTPRecorder()
    private let state = Mutex(State())

    init(_ mood: Mood = .well) { self.mood = mood }

    var mood: Mood {
        get { state.withLock { $0.mood } }
        set { state.withLock { $0.mood = newValue } }
    }

    var countries: [CountryRecord] {
        get { state.withLock { $0.countries } }
        set { state.withLock { $0.countries = newValue } }
    }

    /// The requests, such as `GET /v1/countries`.
    var asked: [String] { recorder.requests.map { "\($0.method.rawValue) \($0.path)" } }

    /// The bodies of the requests that have one.
    var bodies: [String] { recorder.requests.compactMap { $0.body.map { String(decoding: $0.data, as: UTF8.self) } } }

    var client: HTTPClient {
        HTTPClient.stub { [self] request in
            switch mood {
            case .well: try answer(to: request)
            case .broken: .init(500)
            case .unreachable: throw Unreachable()
            }
        }.recorded(by: recorder)
    }

    private func answer(to request: HTTPClient.Request) throws -> HTTPClient.Response? {
        let path = "\(request.path)".split(separator: "/").map(String.init)
        switch (request.method, path.count) {
        case (.get, 2) where path[1] == "push-key": return try .json(["key": "the server's key"])
        case (.get, 2): return try .json(countries)
        case (.get, 3): return try DetailsRecord.of[path[2]].map { try .json($0) } ?? .init(404)
        case (.put, 2): return .init(201)
        case (.post, 2): return .init(202)
        default: return nil
        }
    }
}

extension [CountryRecord] {
    static let few: [CountryRecord] = [
        .init(
            code: "FR", name: "France", translations: ["de": "Frankreich", "ar": "فرنسا"], population: 68_300_000, region: .europe),
        .init(code: "DE", name: "Germany", translations: ["de": "Deutschland", "ar": "ألمانيا"], population: 83_300_000, region: .europe),
        .init(code: "CI", name: "Côte d’Ivoire", translations: ["de": "Elfenbeinküste"], population: 31_200_000, region: .africa),
        .init(code: "JP", name: "Japan", translations: ["de": "Japan", "ar": "اليابان"], population: 124_400_000, region: .asia),
    ]
}

extension [CountryRecord] {
    /// As many invented countries in the order of their names: `AA` is called `Country 0001`.
    static func many(_ count: Int) -> [CountryRecord] {
        let letters = (65...90).map { String(UnicodeScalar(UInt8($0))) }
        return (0..<count).map { index in
            let number = String(String(10_001 + index).dropFirst())
            return CountryRecord(
                code: letters[index / 26] + letters[index % 26], name: "Country \(number)", population: 1, region: .asia)
        }
    }
}

extension DetailsRecord {
    static let of = [
        "FR": DetailsRecord(capital: "Paris", languages: ["fr"], currencies: ["EUR"], borders: ["DE"]),
        "DE": DetailsRecord(capital: "Berlin", languages: ["de"], currencies: ["EUR"], borders: ["FR"]),
        "CI": DetailsRecord(capital: "Yamoussoukro", languages: ["fr"], currencies: ["XOF"], borders: []),
        "JP": DetailsRecord(capital: "Tokyo", languages: ["ja"], currencies: ["JPY"], borders: []),
    ]
}
