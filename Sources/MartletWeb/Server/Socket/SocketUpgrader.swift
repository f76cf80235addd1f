import HummingbirdCore
import Logging
import NIOCore
import NIOHTTP1
import NIOWebSocket

/// Upgrades an HTTP connection to a WebSocket.
///
/// NIO performs the handshake. The pipeline has no frame encoder, because frames already contain their headers.
struct SocketUpgrader<UpgradeResult: Sendable>: NIOTypedHTTPServerProtocolUpgrader {
    let policy: HostPolicy
    let cookies: BrowserCookies
    let limits: SocketLimits
    let switchboard: Switchboard
    let limitLog: LimitLog
    let metrics: ServerMetrics
    let logger: Logger
    let result: @Sendable (any Channel) throws -> UpgradeResult

    let supportedProtocol = "websocket"
    let requiredUpgradeHeaders: [String] = []

    private func request(_ head: HTTPRequestHead) throws(SocketRequest.Refusal) -> SocketRequest {
        try SocketRequest(uri: head.uri, policy: policy, cookies: cookies) { name in
            let values = head.headers[name]
            // A repeated header is ignored, because two readers could interpret it differently. Only cookies may come in parts.
            return values.count <= 1 ? values.first : name == "cookie" ? values.joined(separator: "; ") : nil
        }
    }

    /// Returns whether a request is a valid and permitted upgrade request.
    func acceptsUpgrade(_ head: HTTPRequestHead) -> Bool {
        head.method == .GET && head.uri.prefix { $0 != "?" } == SocketRequest.path
            && head.headers[canonicalForm: "upgrade"].contains { $0.lowercased() == supportedProtocol }
            && head.headers[canonicalForm: "connection"].contains { $0.lowercased() == "upgrade" }
            && head.headers[canonicalForm: "sec-websocket-key"].count == 1
            && head.headers[canonicalForm: "sec-websocket-version"] == ["13"]
            && (try? request(head)) != nil
    }

    func buildUpgradeResponse(
        channel: any Channel, upgradeRequest: HTTPRequestHead, initialResponseHeaders: HTTPHeaders
    ) -> EventLoopFuture<HTTPHeaders> {
        let handshake = NIOTypedWebSocketServerUpgrader<Void>(
            shouldUpgrade: { channel, _ in channel.eventLoop.makeSucceededFuture(HTTPHeaders()) },
            upgradePipelineHandler: { channel, _ in channel.eventLoop.makeSucceededVoidFuture() })
        return handshake.buildUpgradeResponse(
            channel: channel, upgradeRequest: upgradeRequest, initialResponseHeaders: initialResponseHeaders)
    }

    func upgrade(channel: any Channel, upgradeRequest: HTTPRequestHead) -> EventLoopFuture<UpgradeResult> {
        channel.eventLoop.makeCompletedFuture {
            try install(on: channel, for: upgradeRequest, position: .last)
            return try result(channel)
        }
    }

    /// Upgrades a connection that has already answered requests.
    ///
    /// Hummingbird's handlers cannot all be removed. The others stay behind the socket's handler and receive nothing more until the
    /// connection ends, which ends them too.
    func upgrade(_ context: ChannelHandlerContext, _ request: HTTPRequestHead, from gate: RequestGate) {
        let channel = context.channel
        let parts = NIOLoopBound((context, gate), eventLoop: channel.eventLoop)
        buildUpgradeResponse(
            channel: channel, upgradeRequest: request, initialResponseHeaders: ["connection": "upgrade", "upgrade": "websocket"]
        ).whenComplete { headers in
            do {
                let (context, gate) = parts.value
                let head = HTTPResponseHead(version: .http1_1, status: .switchingProtocols, headers: try headers.get())
                context.writeAndFlush(NIOAny(HTTPServerResponsePart.head(head)), promise: nil)
                let pipeline = channel.pipeline.syncOperations
                pipeline.removeHandler(try pipeline.handler(type: HTTPConnectionStateHandler.self), promise: nil)
                try install(on: channel, for: request, position: .after(gate))
                pipeline.removeHandler(gate, promise: nil)
                pipeline.removeHandler(try pipeline.handler(type: HTTPResponseEncoder.self), promise: nil)
                // The bytes of the page's first frames that the decoder has already read go to the new handlers.
                pipeline.removeHandler(try pipeline.handler(type: ByteToMessageHandler<HTTPRequestDecoder>.self), promise: nil)
            } catch {
                logger.debug("A connection could not become a socket: \(error)")
                channel.close(promise: nil)
            }
        }
    }

    private func install(
        on channel: any Channel, for request: HTTPRequestHead, position: ChannelPipeline.SynchronousOperations.Position
    ) throws {
        let hello = try self.request(request).hello
        try channel.syncOptions?.setOption(.writeBufferWaterMark, value: .init(low: limits.backlog / 4, high: limits.backlog))
        let handlers: [any ChannelHandler] = [
            ByteToMessageHandler(WebSocketFrameDecoder(maxFrameSize: limits.largestFrame)),
            SocketHandler(
                hello: hello, limits: limits, switchboard: switchboard, limitLog: limitLog, metrics: metrics, logger: logger),
        ]
        try channel.pipeline.syncOperations.addHandlers(handlers, position: position)
    }
}
