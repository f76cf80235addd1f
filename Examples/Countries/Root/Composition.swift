import CountriesAPI
import CountriesData
import CountriesLogic
import Foundation
import LoopbackServer
import MartletKit

/// Puts the layers together.
@MainActor
enum Composition {
    /// What all sessions of the process share, and may: the server, and the database of what it told, which is the same for everyone. It is made
    /// when the first session asks.
    private static let shared = Services(.production, scope: .process) { services in
        let variables = ProcessInfo.processInfo.environment
        services.register(LoopbackServer.self, scope: .process) { _ in try .countries() }
        services.register(HTTPClient.self, scope: .process) { services in client(of: try services(LoopbackServer.self), variables) }
        services.register(CountriesStorage.self, scope: .process) { _ in try CountriesStorage(file: databaseFile(variables)) }
        services.register((any Clock<Duration>).self, scope: .process) { _ in ContinuousClock() }
        services.registerCountriesData()
        services.registerCountriesLogic()
    }

    /// The services of one user's run of the app.
    static func session() -> Services { Services(parent: shared) }

    /// Talks to the server that `COUNTRIES_API` names, or else to one in this process, which is started for the first request.
    static func client(of server: LoopbackServer, _ variables: [String: String]) -> HTTPClient {
        if let url = variables["COUNTRIES_API"].flatMap(URL.init(string:)) { return HTTPClient(baseURL: url) }
        return HTTPClient { request in try await HTTPClient(baseURL: server.address()).send(request) }
    }

    /// The file that `COUNTRIES_DATABASE` names, or else one in the user's folder of caches.
    static func databaseFile(_ variables: [String: String]) -> URL {
        if let path = variables["COUNTRIES_DATABASE"] { return URL(fileURLWithPath: path) }
        let caches = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first ?? FileManager.default.temporaryDirectory
        return caches.appendingPathComponent("martlet-countries/countries.sqlite")
    }
}
