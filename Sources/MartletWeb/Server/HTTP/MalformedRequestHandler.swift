import NIOCore
import NIOHTTP1

/// Answers a malformed request with 400, after the responses to earlier requests, and closes the connection.
///
/// It consumes the error, and any response after the 400. Otherwise Hummingbird would write a second 400, for which
/// `HTTPResponseCompressor` has no request: it traps. NIO's `HTTPServerProtocolErrorHandler` and `HTTPServerPipelineHandler` trap when the
/// body of a request is malformed and its response follows the 400.
///
///     open ──a parse error──▶ failed ──no answer is owed any more──▶ closed
final class MalformedRequestHandler: ChannelDuplexHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias InboundOut = HTTPServerRequestPart
    typealias OutboundIn = HTTPServerResponsePart
    typealias OutboundOut = HTTPServerResponsePart

    private enum State { case open, failed, closed }

    private let onError: () -> Void
    private var state: State = .open
    /// The number of well-formed requests without a complete response.
    private var pendingResponses = 0
    private var isReadingRequest = false
    private var isWritingAnswer = false

    /// - Parameter onError: Called once, when a request is malformed.
    init(onError: @escaping () -> Void) { self.onError = onError }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch unwrapInboundIn(data) {
        case .head:
            isReadingRequest = true
            pendingResponses += 1
        case .body:
            break
        case .end:
            isReadingRequest = false
        }
        context.fireChannelRead(data)
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        guard error is HTTPParserError else { return context.fireErrorCaught(error) }
        guard state == .open else { return }
        state = .failed
        onError()
        // If the body of a request is malformed, the 400 replaces its response.
        if isReadingRequest { pendingResponses -= 1 }
        closeIfNothingIsOwed(context)
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        guard state != .closed else {
            promise?.fail(ChannelError.ioOnClosedChannel)
            return
        }
        switch unwrapOutboundIn(data) {
        case .head(let head):
            // An interim response, such as 100, is followed by the final one.
            if head.status.code >= 200 { isWritingAnswer = true }
            context.write(data, promise: promise)
        case .body:
            context.write(data, promise: promise)
        case .end:
            isWritingAnswer = false
            pendingResponses -= 1
            context.write(data, promise: promise)
            closeIfNothingIsOwed(context)
        }
    }

    private func closeIfNothingIsOwed(_ context: ChannelHandlerContext) {
        guard state == .failed, pendingResponses <= 0 else { return }
        state = .closed
        // If a response to the malformed request has begun, it can only be cut off.
        if isWritingAnswer { context.close(promise: nil) } else { Self.refuse(on: context) }
    }

    /// Writes the 400 and closes the connection.
    static func refuse(on context: ChannelHandlerContext) {
        let head = HTTPResponseHead(version: .http1_1, status: .badRequest, headers: ["connection": "close", "content-length": "0"])
        context.write(NIOAny(HTTPServerResponsePart.head(head)), promise: nil)
        context.writeAndFlush(NIOAny(HTTPServerResponsePart.end(nil)), promise: nil)
        context.close(promise: nil)
    }
}
