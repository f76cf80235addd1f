import Foundation
import LoopbackServer
import MartletPush

extension LoopbackServer {
    /// Creates an HTTP server for countries.
    ///
    ///     GET /v1/countries             [{"code": "FR", "name": "France", "translations": {"de": "Frankreich", …}, "population": 68300000, …}, …]
    ///     GET /v1/countries/FR          {"capital": "Paris", "languages": ["fr"], "currencies": ["EUR"], "borders": ["AD", …]}
    ///     GET /v1/push-key              {"key": "…"}: what a browser registers with at its push service
    ///     PUT /v1/devices               a browser's subscription: 201 for a new one, 204 for a known one
    ///     POST /v1/postcards            {"device": "…", "country": "FR", "title": "France", "body": "🇫🇷"}: 202 when it was pushed to the device
    ///
    /// - Parameter services: The push services to which the server may send.
    public static func countries(services: PushServices = .vendors) throws -> LoopbackServer {
        guard let file = Bundle.module.url(forResource: "countries", withExtension: "json") else { throw CocoaError(.fileNoSuchFile) }
        return LoopbackServer(
            try CountriesRoutes(catalogue: CountryCatalogue(Data(contentsOf: file)), devices: Devices(services: services)).router)
    }
}
