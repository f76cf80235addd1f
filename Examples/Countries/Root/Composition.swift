import CountriesAPI
import CountriesData
import CountriesLogic
import Foundation
import LoopbackServer
import MartletKit
import MartletPush

/// The composition root: connects the layers.
@MainActor
enum Composition {
    /// The services that all sessions of the process share: the server, and the database with its data, which is the same for everyone.
    /// They are created with the first session.
    private static let shared = Services(.production, scope: .process) { services in
        let variables = ProcessInfo.processInfo.environment
        services.register(LoopbackServer.self, scope: .process) { _ in try .countries(services: pushServices(variables)) }
        services.register(HTTPClient.self, scope: .process) { services in client(of: try services(LoopbackServer.self), variables) }
        services.register(CountriesStorage.self, scope: .process) { _ in try CountriesStorage(file: databaseFile(variables)) }
        services.register((any Clock<Duration>).self, scope: .process) { _ in ContinuousClock() }
        services.registerCountriesData()
        services.registerCountriesLogic()
    }

    /// Creates the services of one user's session.
    static func session() -> Services { Services(parent: shared) }

    /// Creates a client for the server in `COUNTRIES_API`, or else for one in this process, which starts with the first request.
    static func client(of server: LoopbackServer, _ variables: [String: String]) -> HTTPClient {
        if let url = variables["COUNTRIES_API"].flatMap(URL.init(string:)) { return HTTPClient(baseURL: url) }
        return HTTPClient { request in try await HTTPClient(baseURL: server.address()).send(request) }
    }

    /// Returns the push services of the browsers' vendors, or, for a test, the one whose origin is in `COUNTRIES_PUSH_SERVICE`.
    static func pushServices(_ variables: [String: String]) -> PushServices {
        variables["COUNTRIES_PUSH_SERVICE"].map { PushServices(hosts: [], origins: [$0]) } ?? .vendors
    }

    /// Returns the file in `COUNTRIES_DATABASE`, or else one in the user's caches folder.
    static func databaseFile(_ variables: [String: String]) -> URL {
        if let path = variables["COUNTRIES_DATABASE"] { return URL(fileURLWithPath: path) }
        let caches = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first ?? FileManager.default.temporaryDirectory
        return caches.appendingPathComponent("martlet-countries/countries.sqlite")
    }
}
