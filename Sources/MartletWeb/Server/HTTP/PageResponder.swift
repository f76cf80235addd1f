import HTTPTypes
import HummingbirdCore
import Logging
import NIOCore

/// Answers with the app: begins a session at the location that was asked for, and sends its first paint.
struct PageResponder: Sendable {
    let registry: SessionRegistry
    let storage: BrowserStorage
    let policy: HostPolicy
    let metrics: ServerMetrics
    let logger: Logger

    func respond(to request: Request) async throws -> Response {
        let known = BrowserCookie.browser(in: request.header("cookie"))
        let browser = known ?? .random()
        var headers: HTTPFields = [
            .contentType: "text/html; charset=utf-8",
            // A page belongs to one session. One that comes out of a cache would take the session away from the page that has it.
            .cacheControl: "no-store",
            .setCookie: BrowserCookie.header(for: browser, isSecure: policy.isSecure(host: request.header("host"))),
        ]
        headers.set("accept-ch", "Sec-CH-Prefers-Color-Scheme, Sec-CH-Prefers-Reduced-Motion")
        // Whoever asks for the head alone will not connect, so nothing has to live for it.
        guard request.method == .get else { return Response(status: .ok, headers: headers) }
        let start = SessionStart(
            traits: request.traits, location: request.location, stored: known == nil ? [:] : await storage.values(of: browser))
        do {
            let page = try await registry.paint(start, for: browser)
            return Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(string: page)))
        } catch let full as SessionRegistry.Full {
            metrics.rejected(.capacity)
            logger.warning("A session was refused: the \(full) has as many as it may have")
            var response = Response.text(
                .serviceUnavailable,
                full == .server
                    ? "There are too many visitors just now." : "This app is open too often in this browser. Close some of its pages.")
            response.headers[.retryAfter] = "5"
            return response
        }
    }
}
