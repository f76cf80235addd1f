import HummingbirdCore
import Logging
import NIOCore

/// Hummingbird's connections, each held until it closes.
///
/// A server that stops drops the connections that it has accepted and not yet handled. NIO ends the process when the last reference to such a
/// connection goes before it is closed (swift-nio, issue 2813).
struct HeldConnections: HTTPChannelHandler {
    private let base: HTTP1Channel

    init(_ responder: @escaping HTTPChannelHandler.Responder) { base = HTTP1Channel(responder: responder) }

    var responder: HTTPChannelHandler.Responder { base.responder }

    func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<HTTP1Channel.Value> {
        base.setup(channel: channel, logger: logger).flatMapThrowing { connection in
            try channel.pipeline.syncOperations.addHandler(Holder(connection))
            return connection
        }
    }

    func handle(value: HTTP1Channel.Value, logger: Logger) async {
        await base.handle(value: value, logger: logger)
    }

    /// Refers to a connection for as long as its channel is open.
    private final class Holder: ChannelInboundHandler {
        typealias InboundIn = NIOAny
        private var connection: HTTP1Channel.Value?

        init(_ connection: HTTP1Channel.Value) { self.connection = connection }

        func handlerRemoved(context: ChannelHandlerContext) { connection = nil }
    }
}
