import Foundation
import HTTPTypes
import HummingbirdCore
import NIOCore

/// Answers with the state of the server, as JSON.
struct HealthResponder: Sendable {
    let registry: SessionRegistry
    let version: String
    let start = ContinuousClock.now

    private struct Health: Encodable {
        struct Sessions: Encodable {
            var active: Int
            var parked: Int
            var waiting: Int
        }

        var status = "ok"
        var version: String
        var sessions: Sessions
        /// In seconds.
        var uptime: Double
    }

    /// Answers on the main actor, so an answer also shows that the main actor is not blocked.
    func respond() async -> Response {
        let counts = await registry.counts
        let health = Health(
            version: version, sessions: .init(active: counts.active, parked: counts.parked, waiting: counts.waiting),
            uptime: ((ContinuousClock.now - start) / .milliseconds(1)).rounded() / 1000)
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        guard let json = try? encoder.encode(health) else { return .text(.internalServerError, "The health data cannot be encoded.") }
        return Response(
            status: .ok, headers: [.contentType: "application/json", .cacheControl: "no-store"],
            body: ResponseBody(byteBuffer: ByteBuffer(bytes: json)))
    }
}
