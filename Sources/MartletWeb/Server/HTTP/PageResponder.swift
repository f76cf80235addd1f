import HTTPTypes
import HummingbirdCore
import Logging
import NIOCore

/// Responds with the app: starts a session at the requested location and sends its first paint.
struct PageResponder: Sendable {
    let registry: SessionRegistry
    let loop: ServerLoop
    let storage: BrowserStorage
    let policy: HostPolicy
    let cookies: BrowserCookies
    /// The only user of this process, if it serves one.
    let resident: BrowserID?
    /// Whether the process stands for all whose requests begin no session. It gives them no cookie, or they would be one user.
    let isShared: Bool
    let starts: StartLimiter
    /// Whether visitors come through a proxy that sends their addresses.
    let isBehindProxy: Bool
    /// Whether pages may be in frames of each other.
    var framesOwnPages = false
    let limitLog: LimitLog
    let metrics: ServerMetrics
    let logger: Logger

    /// The maximum length in bytes of the location at which a session starts.
    private static let longestLocation = ClientFrame.addressLength

    /// - Parameter peer: The address at the other end of the connection.
    func respond(to request: Request, from peer: ClientAddress?) async throws -> Response {
        guard request.location.utf8.count <= Self.longestLocation else { return .text(.uriTooLong, "The address is too long.") }
        let visit = Visit(request.header)
        switch visit {
        case .prefetch: return refuse(.serviceUnavailable, "This page is not available for prefetching.", retryAfter: nil)
        case .embedding: return refuse(.forbidden, "Pages of other sites may not read this one.", retryAfter: nil)
        case .person, .robot: break
        }
        let isSecure = policy.isSecure(host: request.header("host"))
        let known = cookies.browser(in: request.header("cookie"), isSecure: isSecure)
        let browser = known ?? resident ?? .random()
        var headers: HTTPFields = [
            .contentType: "text/html; charset=utf-8",
            // A page belongs to one session. A cached copy would take the session away from the page that has it.
            .cacheControl: "no-store",
        ]
        if !isShared { headers[.setCookie] = cookies.header(for: browser, isSecure: isSecure) }
        headers.set("accept-ch", "Sec-CH-Prefers-Color-Scheme, Sec-CH-Prefers-Reduced-Motion")
        // The client of a HEAD request will not connect, so no session is needed.
        guard request.method == .get else { return Response(status: .ok, headers: headers) }
        let address = isBehindProxy ? ClientAddress(forwarded: request.lastHeader("x-forwarded-for")) : peer
        if let address, let refusal = try await waitForTurn(of: address) { return refusal }
        let isFrame = framesOwnPages && request.header("sec-fetch-dest") == "iframe"
        // The page around a frame has loaded the whole style sheet, and the browser shares what it has read of it.
        let nonce = isFrame ? nil : Token.random(bytes: 16)
        headers[.contentSecurityPolicy] = SecurityHeaders.policy(styleNonce: nonce, framesOwnPages: framesOwnPages)
        let traits = request.traits
        let location = request.location
        if visit == .person,
            let session = ReloadedSession.id(
                cookies: request.header("cookie"), cacheControl: request.header("cache-control"), isFrame: isFrame),
            let page = try await loop.run({ [registry] in
                registry.repaint(session, at: location, for: browser, inFrame: isFrame, locale: traits.locale, styleNonce: nonce)
            })
        {
            return Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(string: page)))
        }
        let start = SessionStart(
            traits: traits, location: location,
            stored: known == nil && resident == nil ? [:] : await storage.values(of: browser))
        let replaced = ReloadedSession.replaced(cookies: request.header("cookie"), cacheControl: request.header("cache-control"))
        do {
            let page = try await loop.run { [registry] in
                try registry.paint(
                    start, for: browser, from: address, stays: visit == .person, inFrame: isFrame, styleNonce: nonce, replacing: replaced)
            }
            return Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(string: page)))
        } catch let full as SessionRegistry.Full {
            metrics.rejected(.capacity)
            limitLog.reached(.sessions, "A session was refused: the \(full) has reached its maximum of sessions")
            return refuse(
                .serviceUnavailable,
                full == .server
                    ? "The server is full at the moment." : "This app is open in too many tabs of this browser. Close some of them.",
                retryAfter: 5)
        }
    }

    /// Waits until an address may start another session. Returns an error response if too many are waiting before it.
    private func waitForTurn(of address: ClientAddress) async throws -> Response? {
        let now = ContinuousClock.now - Self.start
        guard let wait = starts.wait(of: address, at: now) else {
            metrics.rejected(.capacity)
            limitLog.reached(.starts, "\(address) begins more sessions than it may; if it is a proxy, start the server with --behind-proxy")
            return refuse(.tooManyRequests, "There are too many visits from this address just now.", retryAfter: 5)
        }
        if wait > .zero {
            limitLog.reached(.starts, "\(address) begins sessions faster than it may and waits")
            try await Task.sleep(for: wait)
        }
        return nil
    }

    private static let start = ContinuousClock.now

    private func refuse(_ status: HTTPResponse.Status, _ text: String, retryAfter: Int?) -> Response {
        var response = Response.text(status, text)
        response.headers[.cacheControl] = "no-store"
        if let retryAfter { response.headers[.retryAfter] = String(retryAfter) }
        return response
    }
}
