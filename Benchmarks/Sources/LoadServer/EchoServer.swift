import Dispatch
import NIOCore
import NIOHTTP1
import NIOPosix
import NIOWebSocket

/// A WebSocket server that sends every message back: the cost of the network and the machine alone.
struct EchoServer {
    /// Whether a message passes through the main queue before it is sent back.
    let hops: Bool

    func start(running: @escaping @Sendable (Int) -> Void) throws {
        let hops = hops
        let upgrader = NIOWebSocketServerUpgrader(
            shouldUpgrade: { channel, _ in channel.eventLoop.makeSucceededFuture(HTTPHeaders()) },
            upgradePipelineHandler: { channel, _ in
                channel.eventLoop.makeCompletedFuture { try channel.pipeline.syncOperations.addHandler(EchoHandler(hops: hops)) }
            })
        let channel = try ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
            .childChannelInitializer { channel in
                channel.pipeline.configureHTTPServerPipeline(
                    withServerUpgrade: (upgraders: [upgrader], completionHandler: { _ in }))
            }
            .bind(host: "127.0.0.1", port: 0).wait()
        running(channel.localAddress?.port ?? 0)
    }
}

private final class EchoHandler: ChannelInboundHandler {
    typealias InboundIn = WebSocketFrame
    typealias OutboundOut = WebSocketFrame

    private let hops: Bool

    init(hops: Bool) { self.hops = hops }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        let frame = unwrapInboundIn(data)
        guard frame.opcode == .text else {
            if frame.opcode == .connectionClose { context.close(promise: nil) }
            return
        }
        let answer = WebSocketFrame(fin: true, opcode: .text, data: frame.unmaskedData)
        guard hops else {
            context.write(wrapOutboundOut(answer), promise: nil)
            return
        }
        let here = NIOLoopBound((self, context), eventLoop: context.eventLoop)
        let eventLoop = context.eventLoop
        DispatchQueue.main.async {
            eventLoop.execute {
                let (handler, context) = here.value
                context.writeAndFlush(handler.wrapOutboundOut(answer), promise: nil)
            }
        }
    }

    func channelReadComplete(context: ChannelHandlerContext) { context.flush() }
}
