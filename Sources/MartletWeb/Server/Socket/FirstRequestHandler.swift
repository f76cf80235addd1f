import NIOCore
import NIOHTTP1

/// Looks after a connection until its first request is there: browsers open some in advance and may never use them.
///
/// NIO's upgrade handler loses a request that it finds no upgrade for. So only those that will be upgraded reach it as what they are; from
/// the others the wish is taken away, and they are answered as ordinary requests.
final class FirstRequestHandler: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias InboundOut = HTTPServerRequestPart

    private let patience: Duration
    private let welcomes: (HTTPRequestHead) -> Bool
    private var end: Scheduled<Void>?

    /// - Parameters:
    ///   - patience: How long the connection may have nothing to say.
    ///   - welcomes: Whether a request shall be upgraded.
    init(patience: Duration, welcomes: @escaping (HTTPRequestHead) -> Bool) {
        self.patience = patience
        self.welcomes = welcomes
    }

    func handlerAdded(context: ChannelHandlerContext) {
        let channel = context.channel
        end = context.eventLoop.scheduleTask(in: TimeAmount(patience)) { channel.close(promise: nil) }
    }

    func handlerRemoved(context: ChannelHandlerContext) { end?.cancel() }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard case .head(var head) = unwrapInboundIn(data), head.headers.contains(name: "upgrade"), !welcomes(head) else {
            return context.fireChannelRead(data)
        }
        head.headers.remove(name: "upgrade")
        // The parser takes nothing more from a connection on which an upgrade was asked for.
        head.headers.replaceOrAdd(name: "connection", value: "close")
        context.fireChannelRead(wrapInboundOut(.head(head)))
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        if event is ChannelShouldQuiesceEvent { context.close(promise: nil) }
        context.fireUserInboundEventTriggered(event)
    }
}
