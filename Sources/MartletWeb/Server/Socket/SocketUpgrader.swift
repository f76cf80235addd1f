import Logging
import NIOCore
import NIOHTTP1
import NIOWebSocket

/// Makes a WebSocket of an HTTP connection that asks for one.
///
/// NIO does the handshake. The pipeline is our own: frames are written with their headers already, so there is no encoder in it.
struct SocketUpgrader<UpgradeResult: Sendable>: NIOTypedHTTPServerProtocolUpgrader {
    let policy: HostPolicy
    let limits: SocketLimits
    let switchboard: Switchboard
    let limitLog: LimitLog
    let metrics: ServerMetrics
    let logger: Logger
    let result: @Sendable (any Channel) throws -> UpgradeResult

    let supportedProtocol = "websocket"
    let requiredUpgradeHeaders: [String] = []

    private func request(_ head: HTTPRequestHead) throws(SocketRequest.Refusal) -> SocketRequest {
        try SocketRequest(uri: head.uri, policy: policy) { head.headers.first(name: $0) }
    }

    /// Whether a request asks for a socket, in the right words, and may have one.
    func welcomes(_ head: HTTPRequestHead) -> Bool {
        head.method == .GET && head.uri.prefix { $0 != "?" } == SocketRequest.path
            && head.headers[canonicalForm: "upgrade"].contains { $0.lowercased() == supportedProtocol }
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
            let hello = try request(upgradeRequest).hello
            try channel.syncOptions?.setOption(
                .writeBufferWaterMark, value: .init(low: limits.backlog / 4, high: limits.backlog))
            let pipeline = channel.pipeline.syncOperations
            try pipeline.addHandler(ByteToMessageHandler(WebSocketFrameDecoder(maxFrameSize: limits.largestFrame)))
            try pipeline.addHandler(
                SocketHandler(
                    hello: hello, limits: limits, switchboard: switchboard, limitLog: limitLog, metrics: metrics,
                    logger: logger))
            return try result(channel)
        }
    }
}
