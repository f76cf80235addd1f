import HummingbirdCore
import Logging
import NIOCore
import NIOHTTP1
import NIOHTTPTypes
import NIOHTTPTypesHTTP1

/// A connection to the web host: either for HTTP requests, or upgraded to a socket.
struct WebChannel: HTTPChannelHandler {
    /// A connection; its first request decides its type.
    struct Value: ServerChildChannelValue {
        let channel: any Channel
        fileprivate let connection: EventLoopFuture<Connection>
    }

    fileprivate enum Connection: Sendable {
        case pages(NIOAsyncChannel<HTTPRequestPart, HTTPResponsePart>)
        /// A WebSocket. Its handlers do all the work, so no task needs to wait for it.
        case socket
    }

    let responder: Responder
    let policy: HostPolicy
    let cookies: BrowserCookies
    let connections: Connections
    let isBehindProxy: Bool
    let residence: Residence?
    let requestTime: Duration
    let limits: SocketLimits
    let switchboard: Switchboard
    let limitLog: LimitLog
    let metrics: ServerMetrics
    let logger: Logger

    /// The time after which an idle connection is closed, before its first request and between two requests.
    private static let idleTime: Duration = .seconds(60)
    /// The same for a connection that is admitted for health checks only.
    private static let healthOnlyTime: Duration = .seconds(2)

    func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Value> {
        setup(channel: channel, isNewcomer: false, hasBegun: {}, hasAnswered: {}, logger: logger)
    }

    /// - Parameters:
    ///   - isNewcomer: Whether a request of the resident names no user yet.
    ///   - hasBegun: Called before an answer is sent.
    ///   - hasAnswered: Called when a request is answered, or the connection has become a socket.
    func setup(
        channel: any Channel, isNewcomer: Bool, hasBegun: @escaping @Sendable () -> Void, hasAnswered: @escaping @Sendable () -> Void,
        logger: Logger
    ) -> EventLoopFuture<Value> {
        channel.eventLoop.makeCompletedFuture {
            // The receive buffer starts small to save memory: events are short, and most sockets are idle.
            try channel.syncOptions?.setOption(
                .recvAllocator, value: AdaptiveRecvByteBufferAllocator(minimum: 256, initial: 512, maximum: 65536))
            let admission = connections.enter(channel, from: isBehindProxy ? nil : ClientAddress(channel.remoteAddress))
            // Closes the channel only after it is set up, because an error during setup would be reported as an error of the server.
            if admission == .refused { channel.eventLoop.execute { channel.close(promise: nil) } }
            let isHealthOnly = admission != .ordinary
            let upgrader = SocketUpgrader<Connection>(
                policy: policy, cookies: cookies, limits: limits, switchboard: switchboard, limitLog: limitLog, metrics: metrics,
                logger: self.logger
            ) { channel in
                try Self.removeFirstRequestHandler(from: channel)
                connections.setIdle(channel, false)
                hasAnswered()
                return .socket
            }
            var configuration = NIOUpgradableHTTPServerPipelineConfiguration(
                upgradeConfiguration: NIOTypedHTTPServerUpgradeConfiguration(
                    upgraders: [upgrader],
                    notUpgradingCompletionHandler: { channel in
                        channel.eventLoop.makeCompletedFuture {
                            try Self.removeFirstRequestHandler(from: channel)
                            return .pages(
                                try servePages(
                                    channel, isHealthOnly: isHealthOnly, isNewcomer: isNewcomer, upgrader, hasBegun: hasBegun,
                                    hasAnswered: hasAnswered, logger: logger))
                        }
                    }))
            // Hummingbird answers requests one after another and creates its own headers; `MalformedRequestHandler` handles errors.
            configuration.enablePipelining = false
            configuration.enableErrorHandling = false
            configuration.enableResponseHeaderValidation = false
            let pipeline = channel.pipeline.syncOperations
            let connection = try pipeline.configureUpgradableHTTPServerPipeline(configuration: configuration)
            let decision = try pipeline.handler(type: NIOTypedHTTPServerUpgradeHandler<Connection>.self)
            try pipeline.addHandler(
                FirstRequestHandler(
                    timeout: isHealthOnly ? Self.healthOnlyTime : Self.idleTime,
                    acceptsUpgrade: { !isHealthOnly && upgrader.acceptsUpgrade($0) }
                ) { metrics.rejected(.malformed) },
                position: .before(decision))
            return Value(channel: channel, connection: connection)
        }
    }

    private func servePages(
        _ channel: any Channel, isHealthOnly: Bool, isNewcomer: Bool, _ upgrader: SocketUpgrader<Connection>,
        hasBegun: @escaping @Sendable () -> Void, hasAnswered: @escaping @Sendable () -> Void, logger: Logger
    ) throws -> NIOAsyncChannel<HTTPRequestPart, HTTPResponsePart> {
        let pipeline = channel.pipeline.syncOperations
        try pipeline.addHandler(
            RequestGate(
                timeout: requestTime, isHealthOnly: isHealthOnly, residence: residence, isNewcomer: isNewcomer,
                acceptsUpgrade: upgrader.acceptsUpgrade, upgrade: upgrader.upgrade,
                setIdle: { [connections] isIdle in
                    if !isHealthOnly { connections.setIdle(channel, isIdle) }
                    if isIdle { hasAnswered() }
                },
                hasBegun: hasBegun,
                onError: { [metrics] in metrics.rejected(.malformed) }))
        try pipeline.addHandler(MalformedRequestHandler { metrics.rejected(.malformed) })
        try pipeline.addHandler(Compression.handler())
        try pipeline.addHandler(HTTP1ToHTTPServerCodec(secure: false))
        try pipeline.addHandler(HTTPConnectionStateHandler(idleTimeout: isHealthOnly ? Self.healthOnlyTime : Self.idleTime, logger: logger))
        return try NIOAsyncChannel(wrappingChannelSynchronously: channel, configuration: .init(isOutboundHalfClosureEnabled: true))
    }

    /// Removes the handler that guards the connection until its first request.
    private static func removeFirstRequestHandler(from channel: any Channel) throws {
        let pipeline = channel.pipeline.syncOperations
        pipeline.removeHandler(try pipeline.handler(type: FirstRequestHandler.self), promise: nil)
    }

    func handle(value: Value, logger: Logger) async {
        // A connection that ends before its first request needs no handling.
        guard case .pages(let channel) = try? await value.connection.get() else { return }
        await handleHTTP(asyncChannel: channel, logger: logger)
    }
}
