import NIOCore
import NIOHTTP1

/// Checks each request of a connection before it is answered.
///
/// - A request that does not end in time closes its connection: the server reads no request bodies, so a long request is an attack.
/// - A request with no or several `Host` headers is answered with 400: two readers could interpret it differently.
/// - Any request of a connection can become a socket, not only the first: proxies reuse connections.
/// - On a spare connection, only `/health` is answered.
///
///     waiting ──head──▶ reading ──end──▶ waiting
///                          └──a socket is asked for──▶ upgrading ──the answers before it are written──▶ (gone)
final class RequestGate: ChannelDuplexHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias InboundOut = HTTPServerRequestPart
    typealias OutboundIn = HTTPServerResponsePart
    typealias OutboundOut = HTTPServerResponsePart

    private let timeout: Duration
    private let isSpare: Bool
    private let welcomes: (HTTPRequestHead) -> Bool
    private let upgrade: (ChannelHandlerContext, HTTPRequestHead, RequestGate) -> Void
    private let onError: () -> Void
    private let setIdle: (Bool) -> Void
    private var end: Scheduled<Void>?
    /// The number of requests without a complete response.
    private var owedAnswers = 0
    /// The upgrade request, once it is read.
    private var upgrading: HTTPRequestHead?
    private var isRefusing = false

    /// - Parameters:
    ///   - timeout: The maximum time from the head of a request to its end.
    ///   - isSpare: Whether only `/health` is answered.
    ///   - welcomes: Whether a request shall become a socket.
    ///   - upgrade: Makes a socket of the connection, when nothing more is to be written but the answer to the request.
    ///   - setIdle: Hears when the connection has something to do, and when it has not.
    ///   - onError: Is called when a request is refused.
    init(
        timeout: Duration, isSpare: Bool, welcomes: @escaping (HTTPRequestHead) -> Bool,
        upgrade: @escaping (ChannelHandlerContext, HTTPRequestHead, RequestGate) -> Void, setIdle: @escaping (Bool) -> Void,
        onError: @escaping () -> Void
    ) {
        self.timeout = timeout
        self.isSpare = isSpare
        self.welcomes = welcomes
        self.upgrade = upgrade
        self.setIdle = setIdle
        self.onError = onError
    }

    func handlerRemoved(context: ChannelHandlerContext) { end?.cancel() }

    func channelInactive(context: ChannelHandlerContext) {
        end?.cancel()
        context.fireChannelInactive()
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard !isRefusing else { return }
        let part = unwrapInboundIn(data)
        // The parser accepts nothing after a request that it has recognised as an upgrade.
        guard upgrading == nil || end != nil else { return context.close(promise: nil) }
        switch part {
        case .head(let head): read(head, context)
        case .body: if upgrading == nil { context.fireChannelRead(data) }
        case .end:
            end?.cancel()
            end = nil
            if upgrading == nil { context.fireChannelRead(data) } else { upgradeIfNothingIsOwed(context) }
        }
    }

    private func read(_ head: HTTPRequestHead, _ context: ChannelHandlerContext) {
        let channel = context.channel
        setIdle(false)
        end = context.eventLoop.scheduleTask(in: TimeAmount(timeout)) { channel.close(promise: nil) }
        guard head.headers["host"].count == 1 else { return refuse(.badRequest, context) }
        var head = head
        if isSpare {
            guard head.uri == "/health" else { return refuse(.serviceUnavailable, context) }
            head.headers.replaceOrAdd(name: "connection", value: "close")
        }
        if head.headers.contains(name: "upgrade") {
            if !isSpare, welcomes(head) {
                upgrading = head
                return
            }
            head.headers.remove(name: "upgrade")
            // The parser accepts nothing more on a connection after an upgrade request.
            head.headers.replaceOrAdd(name: "connection", value: "close")
        }
        owedAnswers += 1
        context.fireChannelRead(wrapInboundOut(.head(head)))
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        context.write(data, promise: promise)
        guard case .end = unwrapOutboundIn(data) else { return }
        owedAnswers -= 1
        if owedAnswers <= 0, end == nil, upgrading == nil { setIdle(true) }
        if isRefusing { close(context) }
        upgradeIfNothingIsOwed(context)
    }

    private func upgradeIfNothingIsOwed(_ context: ChannelHandlerContext) {
        guard let head = upgrading, end == nil, owedAnswers <= 0 else { return }
        let parts = NIOLoopBound((gate: self, context: context), eventLoop: context.eventLoop)
        // Deferred, because the parser is still running and would pass its next part to a handler that does not understand HTTP.
        context.eventLoop.execute {
            let (gate, context) = parts.value
            guard context.channel.isActive else { return }
            gate.upgrade(context, head, gate)
        }
    }

    // MARK: Refusing

    private var refusal: HTTPResponseStatus = .badRequest

    /// Sends an error response after the pending responses, and closes the connection.
    private func refuse(_ status: HTTPResponseStatus, _ context: ChannelHandlerContext) {
        onError()
        isRefusing = true
        refusal = status
        close(context)
    }

    private func close(_ context: ChannelHandlerContext) {
        guard owedAnswers <= 0 else { return }
        var head = HTTPResponseHead(version: .http1_1, status: refusal, headers: ["connection": "close", "content-length": "0"])
        if refusal == .serviceUnavailable { head.headers.add(name: "retry-after", value: "5") }
        context.write(wrapOutboundOut(.head(head)), promise: nil)
        context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
        context.close(promise: nil)
    }
}
