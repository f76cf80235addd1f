import NIOCore

/// Fetches one page on its own connection.
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

    /// The request asks the server to close the connection, so its end is the end of the page.
    func channelInactive(context: ChannelHandlerContext) { page.succeed(String(buffer: answer)) }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        page.fail(error)
        context.close(promise: nil)
    }
}
