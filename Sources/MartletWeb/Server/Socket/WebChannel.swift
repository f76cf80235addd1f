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
    let requestTime: Duration
    let limits: SocketLimits
    let switchboard: Switchboard
    let limitLog: LimitLog
    let metrics: ServerMetrics
    let logger: Logger

    /// The time after which an idle connection is closed, before its first request and between two requests.
    private static let idleTime: Duration = .seconds(60)
    /// The same for a spare connection.
    private static let spareTime: Duration = .seconds(2)

    func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Value> {
        channel.eventLoop.makeCompletedFuture {
            // Events are short and most sockets are idle, so the receive buffer of a connection starts small.
            try channel.syncOptions?.setOption(
                .recvAllocator, value: AdaptiveRecvByteBufferAllocator(minimum: 256, initial: 512, maximum: 65536))
            let admission = connections.enter(channel, from: isBehindProxy ? nil : ClientAddress(channel.remoteAddress))
            // The close is deferred until the channel is set up: a failure here would count as the server's.
            if admission == .refused { channel.eventLoop.execute { channel.close(promise: nil) } }
            let isSpare = admission != .ordinary
            let upgrader = SocketUpgrader<Connection>(
                policy: policy, cookies: cookies, limits: limits, switchboard: switchboard, limitLog: limitLog, metrics: metrics,
                logger: self.logger
            ) { channel in
                try Self.endWait(channel)
                connections.setIdle(channel, false)
                return .socket
            }
            var configuration = NIOUpgradableHTTPServerPipelineConfiguration(
                upgradeConfiguration: NIOTypedHTTPServerUpgradeConfiguration(
                    upgraders: [upgrader],
                    notUpgradingCompletionHandler: { channel in
                        channel.eventLoop.makeCompletedFuture {
                            try Self.endWait(channel)
                            return .pages(try servePages(channel, isSpare: isSpare, upgrader, logger: logger))
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
                    timeout: isSpare ? Self.spareTime : Self.idleTime, welcomes: { !isSpare && upgrader.welcomes($0) }
                ) { metrics.rejected(.malformed) },
                position: .before(decision))
            return Value(channel: channel, connection: connection)
        }
    }

    private func servePages(
        _ channel: any Channel, isSpare: Bool, _ upgrader: SocketUpgrader<Connection>, logger: Logger
    ) throws -> NIOAsyncChannel<HTTPRequestPart, HTTPResponsePart> {
        let pipeline = channel.pipeline.syncOperations
        try pipeline.addHandler(
            RequestGate(
                timeout: requestTime, isSpare: isSpare, welcomes: upgrader.welcomes, upgrade: upgrader.upgrade,
                setIdle: { [connections] in if !isSpare { connections.setIdle(channel, $0) } },
                onError: { [metrics] in metrics.rejected(.malformed) }))
        try pipeline.addHandler(MalformedRequestHandler { metrics.rejected(.malformed) })
        try pipeline.addHandler(Compression.handler())
        try pipeline.addHandler(HTTP1ToHTTPServerCodec(secure: false))
        try pipeline.addHandler(HTTPConnectionStateHandler(idleTimeout: isSpare ? Self.spareTime : Self.idleTime, logger: logger))
        return try NIOAsyncChannel(wrappingChannelSynchronously: channel, configuration: .init(isOutboundHalfClosureEnabled: true))
    }

    private static func endWait(_ channel: any Channel) throws {
        let pipeline = channel.pipeline.syncOperations
        pipeline.removeHandler(try pipeline.handler(type: FirstRequestHandler.self), promise: nil)
    }

    func handle(value: Value, logger: Logger) async {
        // A connection that ends before its first request needs no handling.
        guard case .pages(let channel) = try? await value.connection.get() else { return }
        await handleHTTP(asyncChannel: channel, logger: logger)
    }
}
