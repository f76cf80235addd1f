import Foundation
import LoopbackServer

extension LoopbackServer {
    /// Creates an HTTP server for countries.
    ///
    ///     GET /v1/countries             [{"code": "FR", "name": "France", "translations": {"de": "Frankreich", …}, "population": 68300000, …}, …]
    ///     GET /v1/countries/FR          {"capital": "Paris", "languages": ["fr"], "currencies": ["EUR"], "borders": ["AD", …]}
    ///     PUT /v1/devices/{token}       201 for a new token, 204 for a known one
    public static func countries() throws -> LoopbackServer {
        guard let file = Bundle.module.url(forResource: "countries", withExtension: "json") else { throw CocoaError(.fileNoSuchFile) }
        return LoopbackServer(try CountriesRoutes(catalogue: CountryCatalogue(Data(contentsOf: file)), devices: Devices()).router)
    }
}
