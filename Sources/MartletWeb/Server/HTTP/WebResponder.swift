import HTTPTypes
import HummingbirdCore
import Logging
import MartletDOM
import MartletTransfers

/// Answers every request except socket upgrades.
///
///     /health               how the server is
///     /_martlet/socket      why a socket was refused
///     /_martlet/assets/…    the app's own files
///     /_martlet/data/…      the app's images and files that it has as bytes
///     /_martlet/upload/…    parts of files that users choose
///     /_martlet/development news of builds, recorded tests and the inspector, under `martlet run`
///     /_martlet/…           script, style sheet, symbols
///     everything else       the app, at that location
struct WebResponder: Sendable {
    private let policy: HostPolicy
    private let resources: ResourceLibrary
    private let assets: AssetResponder
    private let pages: PageResponder
    private let health: HealthResponder
    private let development: Development?
    private let registry: SessionRegistry
    private let metrics: ServerMetrics
    private let logger: Logger

    init(
        policy: HostPolicy, resources: ResourceLibrary, assets: AssetResponder, pages: PageResponder, health: HealthResponder,
        development: Development?, registry: SessionRegistry, metrics: ServerMetrics, logger: Logger
    ) {
        self.policy = policy
        self.resources = resources
        self.assets = assets
        self.pages = pages
        self.health = health
        self.development = development
        self.registry = registry
        self.metrics = metrics
        self.logger = logger
    }

    /// - Parameter peer: The address at the other end of the connection.
    func respond(to request: Request, from peer: ClientAddress?) async -> Response {
        let start = ContinuousClock.now
        var response: Response
        do {
            response = try await answer(request, peer)
        } catch {
            logger.error("\(request.method) \(request.uri.path) failed: \(error)")
            response = .text(.internalServerError, "The app could not answer. Its log says why.")
        }
        if request.method == .head { response = response.createHeadResponse() }
        Compression.offer(for: &response, to: request)
        response.headers[.date] = HTTPDate.now
        SecurityHeaders.add(to: &response.headers)
        logger.info(
            "\(request.method) \(request.uri.path)",
            metadata: ["status": "\(response.status.code)", "time": "\(ContinuousClock.now - start)"])
        return response
    }

    private func answer(_ request: Request, _ peer: ClientAddress?) async throws -> Response {
        if request.method == .post, request.uri.path.hasPrefix(UploadResponder.path) {
            return await UploadResponder(policy: policy).respond(to: request)
        }
        guard request.method == .get || request.method == .head else {
            var response = Response.text(.methodNotAllowed, "Only GET and HEAD are answered here.")
            response.headers[.allow] = "GET, HEAD"
            return response
        }
        let path = request.uri.path
        if path == "/health" {
            return policy.allowsHealth(host: request.header("host")) ? await health.respond() : refuseHost(request)
        }
        guard policy.allows(host: request.header("host")) else { return refuseHost(request) }
        if path == SocketRequest.path { return refuseSocket(request) }
        if let response = await development?.respond(to: request, path: path, sessions: registry) { return response }
        if path.hasPrefix(AssetAddresses.folder) {
            return try await assets.respond(to: request, path: path.dropFirst(AssetAddresses.folder.count)) ?? notFound(path)
        }
        if path.hasPrefix(ServedFile.folder) { return ServedFileResponder.respond(to: request) ?? notFound(path) }
        if path.hasPrefix(PageAddress.folder) {
            return resources.respond(to: request, name: String(path.dropFirst(PageAddress.folder.count))) ?? notFound(path)
        }
        // A browser that displays something other than a page requests its icon here.
        if path == "/favicon.ico" { return resources.respond(to: request, name: "icon.svg") ?? notFound(path) }
        guard request.isForPage else { return notFound(path) }
        return try await pages.respond(to: request, from: peer)
    }

    private func notFound(_ path: String) -> Response { .text(.notFound, "There is nothing at \(path).") }

    // MARK: Refusals

    private func refuseHost(_ request: Request) -> Response {
        let host = request.header("host") ?? ""
        metrics.rejected(.host)
        logger.warning("A request for the host '\(host.prefix(100))' was refused")
        return .text(
            .forbidden, "This server does not answer to the name '\(host)'. Start it with --origin http://\(host) if it should.")
    }

    private func refuseSocket(_ request: Request) -> Response {
        do throws(SocketRequest.Refusal) {
            _ = try SocketRequest(uri: request.location, policy: policy, cookies: pages.cookies, header: request.header)
            var response = Response.text(.upgradeRequired, "This address is for WebSockets.")
            response.headers[.upgrade] = "websocket"
            return response
        } catch {
            switch error {
            case .host:
                return refuseHost(request)
            case .origin(let origin):
                metrics.rejected(.origin)
                logger.warning("A socket for a page from '\(origin)' was refused")
                return .text(.forbidden, "Pages from '\(origin)' may not connect. Start the server with --origin \(origin) if they should.")
            case .query:
                metrics.rejected(.malformed)
                logger.warning("A socket was refused: its address lacks something")
                return .text(.badRequest, "A socket's address names session, received, sent and v.")
            }
        }
    }
}
