import NIOCore
import NIOHTTP1

/// Guards a connection until its first request arrives: browsers open connections in advance and may never use them.
///
/// NIO's upgrade handler loses a request that it does not upgrade. So this handler removes the upgrade headers from all requests except
/// those that will be upgraded; the others are answered as ordinary requests.
final class FirstRequestHandler: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias InboundOut = HTTPServerRequestPart

    private let timeout: Duration
    private let acceptsUpgrade: (HTTPRequestHead) -> Bool
    private let onError: () -> Void
    private var end: Scheduled<Void>?
    private var hasReadHead = false

    /// - Parameters:
    ///   - timeout: The time after which an idle connection is closed.
    ///   - acceptsUpgrade: Returns whether a request is upgraded.
    ///   - onError: Called when the first request is malformed.
    init(timeout: Duration, acceptsUpgrade: @escaping (HTTPRequestHead) -> Bool, onError: @escaping () -> Void) {
        self.timeout = timeout
        self.acceptsUpgrade = acceptsUpgrade
        self.onError = onError
    }

    func handlerAdded(context: ChannelHandlerContext) {
        let channel = context.channel
        end = context.eventLoop.scheduleTask(in: TimeAmount(timeout)) { channel.close(promise: nil) }
    }

    func handlerRemoved(context: ChannelHandlerContext) { end?.cancel() }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        // The head of an upgrade is followed by bytes of the new protocol, which are not part of a request.
        guard !hasReadHead, case .head(var head) = unwrapInboundIn(data) else { return context.fireChannelRead(data) }
        hasReadHead = true
        guard head.headers.contains(name: "upgrade"), !acceptsUpgrade(head) else { return context.fireChannelRead(data) }
        head.headers.remove(name: "upgrade")
        // The parser accepts nothing more on a connection after an upgrade request.
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
