import NIOCore
import NIOWebSocket

/// The client's end of a socket. It is as lightweight as possible, because it shares the machine with the measured server.
///
/// It writes the upgrade request and its frames itself, masked with zeros, which leaves the text unchanged. NIO decodes the received
/// frames.
final class SocketHandler: ChannelInboundHandler {
    typealias InboundIn = WebSocketFrame
    typealias OutboundOut = ByteBuffer

    /// Called with each received text.
    var received: ((ByteBuffer) -> Void)?
    /// The bytes of all received frames with their headers.
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

    /// Sends a text: together with all others that answer the same read, or immediately.
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

/// Requests a socket upgrade, and replaces itself with the socket's handler.
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
            return fail(context, LoadError("The server refused the socket: \(String(buffer: head).prefix(200))"))
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
        upgraded.fail(LoadError("The server closed the connection during the upgrade."))
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) { fail(context, error) }

    private func fail(_ context: ChannelHandlerContext, _ error: any Error) {
        upgraded.fail(error)
        context.close(promise: nil)
    }
}
