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
    private let onError: () -> Void
    private var end: Scheduled<Void>?
    private var hasReadHead = false

    /// - Parameters:
    ///   - patience: How long the connection may have nothing to say.
    ///   - welcomes: Whether a request shall be upgraded.
    ///   - onError: Is called when the first request is malformed.
    init(patience: Duration, welcomes: @escaping (HTTPRequestHead) -> Bool, onError: @escaping () -> Void) {
        self.patience = patience
        self.welcomes = welcomes
        self.onError = onError
    }

    func handlerAdded(context: ChannelHandlerContext) {
        let channel = context.channel
        end = context.eventLoop.scheduleTask(in: TimeAmount(patience)) { channel.close(promise: nil) }
    }

    func handlerRemoved(context: ChannelHandlerContext) { end?.cancel() }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        // After the head of an upgrade come the new protocol's bytes, which are no part of a request.
        guard !hasReadHead, case .head(var head) = unwrapInboundIn(data) else { return context.fireChannelRead(data) }
        hasReadHead = true
        guard head.headers.contains(name: "upgrade"), !welcomes(head) else { return context.fireChannelRead(data) }
        head.headers.remove(name: "upgrade")
        // The parser takes nothing more from a connection on which an upgrade was asked for.
        head.headers.replaceOrAdd(name: "connection", value: "close")
        context.fireChannelRead(wrapInboundOut(.head(head)))
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        guard error is HTTPParserError else { return context.fireErrorCaught(error) }
        onError()
        MalformedRequestHandler.refuse(on: context)
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        if event is ChannelShouldQuiesceEvent { context.close(promise: nil) }
        context.fireUserInboundEventTriggered(event)
    }
}
