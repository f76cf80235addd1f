import NIOCore
import NIOWebSocket

/// A page's end of a socket, as light as can be, since it shares the machine with the server that is measured.
///
/// It writes the upgrade and its frames by itself. They are masked with zeros, which leaves the text as it is; what comes back goes through
/// NIO's decoder.
final class SocketHandler: ChannelInboundHandler {
    typealias InboundIn = WebSocketFrame
    typealias OutboundOut = ByteBuffer

    /// Hears each text.
    var received: ((ByteBuffer) -> Void)?
    /// The bytes of all frames received, with their headers.
    private(set) var bytesReceived = 0
    private var context: ChannelHandlerContext?
    private var needsFlush = false
    private var isReading = false

    func handlerAdded(context: ChannelHandlerContext) { self.context = context }

    func handlerRemoved(context: ChannelHandlerContext) { self.context = nil }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        isReading = true
        let frame = unwrapInboundIn(data)
        guard frame.opcode == .text else { return }
        let length = frame.data.readableBytes
        bytesReceived += length + (length < 126 ? 2 : length <= Int(UInt16.max) ? 4 : 10)
        received?(frame.data)
    }

    func channelReadComplete(context: ChannelHandlerContext) {
        isReading = false
        guard needsFlush else { return }
        needsFlush = false
        context.flush()
    }

    func channelInactive(context: ChannelHandlerContext) {
        received = nil
    }

    /// Sends a text: with all others that answer the same read, or at once.
    func send(_ text: String) {
        guard let context else { return }
        var frame = context.channel.allocator.buffer(capacity: text.utf8.count + 8)
        frame.writeInteger(UInt8(0x81))
        if text.utf8.count < 126 {
            frame.writeInteger(0x80 | UInt8(text.utf8.count))
        } else {
            frame.writeInteger(UInt8(0x80 | 126))
            frame.writeInteger(UInt16(text.utf8.count))
        }
        frame.writeInteger(UInt32(0))
        frame.writeString(text)
        context.write(wrapOutboundOut(frame), promise: nil)
        if isReading { needsFlush = true } else { context.flush() }
    }
}

/// Asks for a socket, and makes room for the one that it gets.
final class UpgradeHandler: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = ByteBuffer
    typealias InboundOut = ByteBuffer
    typealias OutboundOut = ByteBuffer

    private let request: String
    private let upgraded: EventLoopPromise<NIOLoopBound<SocketHandler>>
    private var head = ByteBuffer()

    init(request: String, upgraded: EventLoopPromise<NIOLoopBound<SocketHandler>>) {
        self.request = request
        self.upgraded = upgraded
    }

    func channelActive(context: ChannelHandlerContext) {
        context.writeAndFlush(wrapOutboundOut(ByteBuffer(string: request)), promise: nil)
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        var bytes = unwrapInboundIn(data)
        head.writeBuffer(&bytes)
        let view = head.readableBytesView
        guard let end = view.indices.first(where: { view[$0...].starts(with: Array("\r\n\r\n".utf8)) }) else { return }
        guard view.starts(with: Array("HTTP/1.1 101".utf8)) else {
            return fail(context, LoadError("The server gives no socket: \(String(buffer: head).prefix(200))"))
        }
        head.moveReaderIndex(to: end + 4)
        do {
            let socket = SocketHandler()
            let pipeline = context.pipeline.syncOperations
            try pipeline.addHandler(ByteToMessageHandler(WebSocketFrameDecoder(maxFrameSize: 1 << 24)))
            try pipeline.addHandler(socket)
            upgraded.succeed(NIOLoopBound(socket, eventLoop: context.eventLoop))
            if head.readableBytes > 0 { context.fireChannelRead(wrapInboundOut(head)) }
            pipeline.removeHandler(self, promise: nil)
        } catch {
            fail(context, error)
        }
    }

    func channelInactive(context: ChannelHandlerContext) {
        upgraded.fail(LoadError("The server hung up before there was a socket."))
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) { fail(context, error) }

    private func fail(_ context: ChannelHandlerContext, _ error: any Error) {
        upgraded.fail(error)
        context.close(promise: nil)
    }
}
