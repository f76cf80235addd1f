import Logging
import MartletDOM
import MartletTransfers
import NIOCore

/// A running server without the socket that it listens on: connections come to it from a listening server, or from the front.
struct Site: Sendable {
    let registry: SessionRegistry
    let channels: WebChannel
    private let storage: BrowserStorage
    private let snapshots: SnapshotStore?

    /// - Parameters:
    ///   - key: What cookies are checked with, made with the folder of the stored values.
    ///   - residence: The only user, in a process that serves one.
    @MainActor
    init(
        configuration: WebConfiguration, resources: [Resource], sessions: @escaping SessionFactory, lowering: any PageLowering,
        loop: ServerLoop, clock: any HostClock, logger: Logger, development: Development? = nil,
        residence: ((HostPolicy) -> Residence)? = nil
    ) throws {
        let metrics = ServerMetrics()
        let limitLog = LimitLog(metrics: metrics, logger: logger)
        Uploads.shared.observeFull(for: limitLog) { [weak limitLog] in
            limitLog?.reached(.uploads, "The files that users send take all the room that the process has for them")
        }
        let policy = HostPolicy(address: configuration.host, origins: configuration.origins)
        let residence = residence?(policy)
        let cookies: BrowserCookies
        do {
            storage = try BrowserStorage(folder: configuration.storage, logger: logger, limitLog: limitLog)
            snapshots = try configuration.storage.map {
                try SnapshotStore(folder: $0 + "/Sessions", logger: logger, limitLog: limitLog)
            }
            cookies = try residence?.cookies ?? BrowserCookies(key: SigningKey.load(folder: configuration.storage))
        } catch {
            throw ServerStartError.storageNotAvailable(configuration.storage ?? "", reason: error.localizedDescription)
        }
        // An app is served without it too, for instance when the disk is full.
        var work: WorkRecord?
        do {
            work = try configuration.storage.map(WorkRecord.init)
        } catch {
            logger.warning("The log will not say what this process was doing if it fails: \(error.localizedDescription)")
        }
        let library = ResourceLibrary(resources + (development.map { [$0.script, Development.inspector] } ?? []))
        registry = SessionRegistry(
            context: ServerContext(
                limits: configuration.sessions, lowering: lowering, storage: storage, snapshots: snapshots, metrics: metrics,
                limitLog: limitLog, clock: clock, logger: logger, resources: library.addresses,
                work: work, recordings: development?.recordings,
                recordsLocations: development != nil && configuration.framesOwnPages),
            makeSession: sessions)
        let connections = Connections(
            limit: configuration.connections.all, perAddress: configuration.connections.perAddress, limitLog: limitLog)
        let switchboard = Switchboard(registry: registry, loop: loop, longestLine: configuration.sockets.unhandledMessages)
        let responder = WebResponder(
            policy: policy, resources: library, assets: AssetResponder(folders: configuration.assets),
            pages: PageResponder(
                registry: registry, loop: loop, storage: storage, policy: policy, cookies: cookies, resident: residence?.browser,
                isShared: residence?.isShared ?? false,
                starts: StartLimiter(rate: configuration.sessions.startsPerSecond, burst: configuration.sessions.startBurst),
                isBehindProxy: configuration.isBehindProxy, framesOwnPages: configuration.framesOwnPages, limitLog: limitLog,
                metrics: metrics, logger: logger),
            health: HealthResponder(registry: registry, version: configuration.version), development: development,
            registry: registry, metrics: metrics, logger: logger)
        channels = WebChannel(
            responder: { request, writer, channel in
                let response = await responder.respond(to: request, from: ClientAddress(channel.remoteAddress))
                try await writer.write(response: response.head, body: response.body)
            },
            policy: policy, cookies: cookies, connections: connections, isBehindProxy: configuration.isBehindProxy, residence: residence,
            requestTime: configuration.connections.requestTime, limits: configuration.sockets, switchboard: switchboard,
            limitLog: limitLog, metrics: metrics, logger: logger)
    }

    /// Ends all sessions, and waits until their values are stored.
    func close() async {
        await registry.closeAll()
        await storage.flush()
        await snapshots?.flush()
    }
}
