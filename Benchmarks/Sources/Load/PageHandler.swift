import NIOCore

/// Fetches one page over a connection of its own.
final class PageHandler: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer
    typealias OutboundOut = ByteBuffer

    private let request: String
    private let page: EventLoopPromise<String>
    private var answer = ByteBuffer()

    init(request: String, page: EventLoopPromise<String>) {
        self.request = request
        self.page = page
    }

    func channelActive(context: ChannelHandlerContext) {
        context.writeAndFlush(wrapOutboundOut(ByteBuffer(string: request)), promise: nil)
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        var bytes = unwrapInboundIn(data)
        answer.writeBuffer(&bytes)
    }

    /// The request asks for the connection to be closed, so its end is the page's.
    func channelInactive(context: ChannelHandlerContext) { page.succeed(String(buffer: answer)) }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        page.fail(error)
        context.close(promise: nil)
    }
}
