import NIOCore
import NIOHTTP1

/// Checks each request of a connection before it is answered.
///
/// - A request that does not end in time closes its connection: the server reads only short parts of files, so a long request is an attack.
/// - A request with no or several `Host` headers is answered with 400: two readers could interpret it differently.
/// - Any request of a connection can become a socket, not only the first: proxies reuse connections.
/// - If the connection is admitted for health checks only, all other requests are answered with 503.
/// - In the process of one user, a request of another user is sent back to the front.
///
///     waiting ──head──▶ reading ──end──▶ waiting
///                          └──upgrade request──▶ upgrading ──earlier responses written──▶ (removed)
final class RequestGate: ChannelDuplexHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias InboundOut = HTTPServerRequestPart
    typealias OutboundIn = HTTPServerResponsePart
    typealias OutboundOut = HTTPServerResponsePart

    private let timeout: Duration
    private let isHealthOnly: Bool
    private let residence: Residence?
    /// Whether the next request is the resident's though it names no user.
    private var isNewcomer: Bool
    private let acceptsUpgrade: (HTTPRequestHead) -> Bool
    private let upgrade: (ChannelHandlerContext, HTTPRequestHead, RequestGate) -> Void
    private let onError: () -> Void
    private let hasBegun: () -> Void
    private let setIdle: (Bool) -> Void
    private var end: Scheduled<Void>?
    /// The number of requests without a complete response.
    private var pendingResponses = 0
    /// The upgrade request, once it is read.
    private var upgrading: HTTPRequestHead?
    private var isRefusing = false

    /// - Parameters:
    ///   - timeout: The maximum time from the head of a request to its end.
    ///   - isHealthOnly: Whether only `/health` is answered.
    ///   - residence: The only user whose requests are answered; `nil` for all users.
    ///   - isNewcomer: Whether the first request is that user's though it names none.
    ///   - acceptsUpgrade: Returns whether a request is a valid upgrade to a socket.
    ///   - upgrade: Upgrades the connection to a socket. Called when all earlier responses are written.
    ///   - setIdle: Called when the connection becomes idle or busy.
    ///   - hasBegun: Called before an answer is sent.
    ///   - onError: Called when a request is refused.
    init(
        timeout: Duration, isHealthOnly: Bool, residence: Residence? = nil, isNewcomer: Bool = false,
        acceptsUpgrade: @escaping (HTTPRequestHead) -> Bool,
        upgrade: @escaping (ChannelHandlerContext, HTTPRequestHead, RequestGate) -> Void, setIdle: @escaping (Bool) -> Void,
        hasBegun: @escaping () -> Void = {}, onError: @escaping () -> Void
    ) {
        self.timeout = timeout
        self.isHealthOnly = isHealthOnly
        self.residence = residence
        self.isNewcomer = isNewcomer
        self.acceptsUpgrade = acceptsUpgrade
        self.upgrade = upgrade
        self.setIdle = setIdle
        self.hasBegun = hasBegun
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
            if upgrading == nil { context.fireChannelRead(data) } else { upgradeIfResponsesAreSent(context) }
        }
    }

    private func read(_ head: HTTPRequestHead, _ context: ChannelHandlerContext) {
        let channel = context.channel
        setIdle(false)
        end = context.eventLoop.scheduleTask(in: TimeAmount(timeout)) { channel.close(promise: nil) }
        guard head.headers["host"].count == 1 else { return refuse(.badRequest, context) }
        var head = head
        if let residence {
            guard residence.welcomes(head, isExpected: isNewcomer) else { return sendBack(head, context) }
            isNewcomer = false
        }
        if isHealthOnly {
            guard head.uri == "/health" else { return refuse(.serviceUnavailable, context) }
            head.headers.replaceOrAdd(name: "connection", value: "close")
        }
        if head.headers.contains(name: "upgrade") {
            if !isHealthOnly, acceptsUpgrade(head) {
                upgrading = head
                return
            }
            head.headers.remove(name: "upgrade")
            // The parser accepts nothing more on a connection after an upgrade request.
            head.headers.replaceOrAdd(name: "connection", value: "close")
        }
        if residence?.closesConnections == true { head.headers.replaceOrAdd(name: "connection", value: "close") }
        pendingResponses += 1
        context.fireChannelRead(wrapInboundOut(.head(head)))
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        var part = unwrapOutboundIn(data)
        if case .head = part { hasBegun() }
        if residence?.closesConnections == true, case .head(var head) = part {
            head.headers.replaceOrAdd(name: "connection", value: "close")
            part = .head(head)
        }
        context.write(wrapOutboundOut(part), promise: promise)
        guard case .end = part else { return }
        pendingResponses -= 1
        if pendingResponses <= 0, end == nil, upgrading == nil { setIdle(true) }
        if isRefusing { close(context) }
        upgradeIfResponsesAreSent(context)
    }

    private func upgradeIfResponsesAreSent(_ context: ChannelHandlerContext) {
        guard let head = upgrading, end == nil, pendingResponses <= 0 else { return }
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
    /// The address to which a refused request shall come again.
    private var detour: String?

    /// Sends a request to the same address over a new connection.
    private func sendBack(_ head: HTTPRequestHead, _ context: ChannelHandlerContext) {
        // Two slashes would lead to another server.
        guard head.uri.hasPrefix("/"), !head.uri.hasPrefix("//"), !head.uri.hasPrefix("/\\") else { return refuse(.badRequest, context) }
        residence?.logger.info("A request of another user is sent back to the front")
        detour = head.uri
        isRefusing = true
        refusal = .temporaryRedirect
        close(context)
    }

    /// Sends an error response after the pending responses, and closes the connection.
    private func refuse(_ status: HTTPResponseStatus, _ context: ChannelHandlerContext) {
        onError()
        isRefusing = true
        refusal = status
        close(context)
    }

    private func close(_ context: ChannelHandlerContext) {
        guard pendingResponses <= 0 else { return }
        hasBegun()
        var head = HTTPResponseHead(version: .http1_1, status: refusal, headers: ["connection": "close", "content-length": "0"])
        if let detour { head.headers.add(name: "location", value: detour) }
        if refusal == .serviceUnavailable { head.headers.add(name: "retry-after", value: "5") }
        context.write(wrapOutboundOut(.head(head)), promise: nil)
        context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
        context.close(promise: nil)
    }
}
