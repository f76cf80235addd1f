import Crypto
import HummingbirdCore
import Logging
import MartletDOM
import NIOCore
import NIOPosix
import ServiceLifecycle

/// Serves an app to browsers.
///
/// It is a `Service`: it runs until its task is cancelled or its service group shuts down. Then it finishes the responses in progress,
/// closes the sockets with the code 1001, and ends all sessions.
///
/// The main actor runs the sessions, so the process must keep running its main queue.
public struct MartletServer: Service {
    private let configuration: WebConfiguration
    private let resources: [Resource]
    private let logger: Logger
    private let sessions: SessionFactory
    private let lowering: @MainActor @Sendable () -> any PageLowering
    private let onRunning: @Sendable (_ port: Int) async -> Void
    private let loop: ServerLoop
    private let makeClock: @MainActor @Sendable () -> any HostClock

    /// - Parameters:
    ///   - resources: The files that pages load: `client.js`, `extras.js`, `symbols.svg`.
    ///   - sessions: Starts a session of the app.
    ///   - lowering: Creates the lowering that converts elements to pages.
    ///   - loop: The event loops for sockets; ``MainThread`` provides its own.
    ///   - onRunning: Called once the server accepts connections, with its port.
    public init(
        configuration: WebConfiguration = WebConfiguration(), resources: [Resource], logger: Logger = Logger(label: "martlet"),
        sessions: @escaping SessionFactory, lowering: @escaping @MainActor @Sendable () -> any PageLowering,
        loop: ServerLoop = .threads, onRunning: @escaping @Sendable (_ port: Int) async -> Void = { _ in }
    ) {
        self.init(
            configuration: configuration, resources: resources, logger: logger, sessions: sessions, lowering: lowering, loop: loop,
            onRunning: onRunning,
            clock: { MainQueueClock() })
    }

    init(
        configuration: WebConfiguration, resources: [Resource], logger: Logger, sessions: @escaping SessionFactory,
        lowering: @escaping @MainActor @Sendable () -> any PageLowering, loop: ServerLoop = .threads,
        onRunning: @escaping @Sendable (_ port: Int) async -> Void,
        clock: @escaping @MainActor @Sendable () -> any HostClock
    ) {
        self.configuration = configuration
        self.resources = resources
        self.logger = logger
        self.sessions = sessions
        self.lowering = lowering
        self.loop = loop
        self.onRunning = onRunning
        makeClock = clock
    }

    /// - Throws: ``ServerStartError`` if it cannot start.
    public func run() async throws {
        if let bad = configuration.origins.first(where: { !HostPolicy.isOrigin($0) }) { throw ServerStartError.badOrigin(bad) }
        let metrics = ServerMetrics()
        let limitLog = LimitLog(metrics: metrics, logger: logger)
        let (storage, key) = try makeStorage(limitLog)
        let library = ResourceLibrary(resources)
        let registry = await makeRegistry(storage, library, metrics, limitLog)
        do {
            try await serve(registry, storage, BrowserCookies(key: key), library, metrics, limitLog)
        } catch {
            throw ServerStartError(error, binding: configuration.host, port: configuration.port) ?? error
        }
        await registry.closeAll()
        await storage.flush()
    }

    private func makeStorage(_ limitLog: LimitLog) throws -> (BrowserStorage, SymmetricKey) {
        do {
            let storage = try BrowserStorage(folder: configuration.storage, logger: logger, limitLog: limitLog)
            return (storage, try SigningKey.load(folder: configuration.storage))
        } catch {
            throw ServerStartError.storageNotAvailable(configuration.storage ?? "", reason: error.localizedDescription)
        }
    }

    @MainActor
    private func makeRegistry(_ storage: BrowserStorage, _ library: ResourceLibrary, _ metrics: ServerMetrics, _ limitLog: LimitLog)
        -> SessionRegistry
    {
        SessionRegistry(
            context: ServerContext(
                limits: configuration.sessions, lowering: lowering(), storage: storage, metrics: metrics, limitLog: limitLog,
                clock: makeClock(),
                logger: logger,
                resources: library.addresses),
            makeSession: sessions)
    }

    private func serve(
        _ registry: SessionRegistry, _ storage: BrowserStorage, _ cookies: BrowserCookies, _ library: ResourceLibrary,
        _ metrics: ServerMetrics,
        _ limitLog: LimitLog
    ) async throws {
        let connections = Connections(
            limit: configuration.connections.all, perAddress: configuration.connections.perAddress, limitLog: limitLog)
        let policy = HostPolicy(address: configuration.host, origins: configuration.origins)
        let switchboard = Switchboard(registry: registry, loop: loop, longestLine: configuration.sockets.unhandledMessages)
        let responder = WebResponder(
            policy: policy, resources: library, assets: AssetResponder(folders: configuration.assets),
            pages: PageResponder(
                registry: registry, storage: storage, policy: policy, cookies: cookies,
                starts: StartLimiter(rate: configuration.sessions.startsPerSecond, burst: configuration.sessions.startBurst),
                isBehindProxy: configuration.isBehindProxy, limitLog: limitLog, metrics: metrics, logger: logger),
            health: HealthResponder(registry: registry, version: configuration.version), metrics: metrics, logger: logger)
        // Hummingbird logs the same information at level info.
        var quiet = logger
        quiet.logLevel = max(logger.logLevel, .warning)
        let channels = WebChannel(
            responder: { request, writer, channel in
                let response = await responder.respond(to: request, from: ClientAddress(channel.remoteAddress))
                try await writer.write(response: response.head, body: response.body)
            },
            policy: policy, cookies: cookies, connections: connections, isBehindProxy: configuration.isBehindProxy,
            requestTime: configuration.connections.requestTime, limits: configuration.sockets, switchboard: switchboard,
            limitLog: limitLog, metrics: metrics, logger: logger)
        let server = channels.server(
            configuration: ServerConfiguration(
                address: .hostname(configuration.host, port: configuration.port),
                availableConnectionsDelegate: ConnectionGate(connections)),
            onServerRunning: { [onRunning] channel in await onRunning(channel.localAddress?.port ?? 0) },
            eventLoopGroup: loop.group, logger: quiet)
        try await server.run()
    }
}
