import Foundation
import LoopbackServer

/// The API of creatures, as an HTTP server that only this machine can reach.
///
///     GET /v1/collections                            [{"id": 1, "name": "Tidewater", "summary": "…", "symbol": "drop.fill", "count": 36}, …]
///     GET /v1/collections/1/creatures?search=pearl&sort=name&offset=0&limit=20
///                                                    {"total": 1, "creatures": [{"id": 101, "name": "Pearlback", "kind": "Water", "picture": "pictures/pearlback.svg"}]}
///     GET /v1/creatures/101                          {"name": "Pearlback", "kinds": ["Water", "Stone"], "height": 61, …}
///     GET /v1/pictures/pearlback.svg                 an SVG file
///
/// Each answer has a tag, and can be kept for half a minute, a picture for a day. A request that cannot be understood is refused with 400, and what
/// is not there with 404.
public struct PokedexServer: Sendable {
    private let server: LoopbackServer

    /// - Parameter faults: Refuses each request whose number is a multiple of this one, with 503, to see what an app makes of it.
    public init(faults: Int? = nil) throws {
        server = LoopbackServer(PokedexRoutes(bestiary: try Bestiary(), faults: faults).router)
    }

    /// Returns the base of all paths. The first call starts the server.
    public func address() async throws -> URL { try await server.address().appending(path: "v1") }

    /// Stops the server. The next call of ``address()`` starts it again, at another port.
    public func stop() async { await server.stop() }
}
