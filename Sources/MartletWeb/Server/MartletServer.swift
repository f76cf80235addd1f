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
    private let development: Development?
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
        onRunning: @escaping @Sendable (_ port: Int) async -> Void, development: Development? = nil,
        clock: @escaping @MainActor @Sendable () -> any HostClock
    ) {
        self.configuration = configuration
        self.resources = resources
        self.logger = logger
        self.sessions = sessions
        self.lowering = lowering
        self.loop = loop
        self.onRunning = onRunning
        self.development = development
        makeClock = clock
    }

    /// - Throws: ``ServerStartError`` if it cannot start.
    public func run() async throws {
        if let bad = configuration.origins.first(where: { !HostPolicy.isOrigin($0) }) { throw ServerStartError.badOrigin(bad) }
        let site = try await makeSite()
        do {
            try await serve(site)
        } catch {
            throw ServerStartError(error, binding: configuration.host, port: configuration.port) ?? error
        }
        await site.close()
    }

    @MainActor
    private func makeSite() throws -> Site {
        try Site(
            configuration: configuration, resources: resources, sessions: sessions, lowering: lowering(), loop: loop, clock: makeClock(),
            logger: logger, development: development)
    }

    private func serve(_ site: Site) async throws {
        // Hummingbird logs the same information at level info.
        var quiet = logger
        quiet.logLevel = max(logger.logLevel, .warning)
        let server = site.channels.server(
            configuration: ServerConfiguration(
                address: .hostname(configuration.host, port: configuration.port),
                availableConnectionsDelegate: ConnectionGate(site.channels.connections)),
            onServerRunning: { [onRunning] channel in await onRunning(channel.localAddress?.port ?? 0) },
            eventLoopGroup: loop.group, logger: quiet)
        try await server.run()
    }
}
