import NIOCore
import NIOHTTP1

/// Answers a malformed request with 400, behind the answers to the requests before it, and closes the connection.
///
/// The error goes no further, and neither does an answer that comes after the 400. Hummingbird would write a second 400, for which
/// `HTTPResponseCompressor` has no request: it traps. NIO's `HTTPServerProtocolErrorHandler` and `HTTPServerPipelineHandler` trap when a request
/// turns out malformed in its body and its answer follows the 400.
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
    /// How many well-formed requests have no complete answer yet.
    private var owedAnswers = 0
    private var isReadingRequest = false
    private var isWritingAnswer = false

    /// - Parameter onError: Is called once, when a request turns out malformed.
    init(onError: @escaping () -> Void) { self.onError = onError }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch unwrapInboundIn(data) {
        case .head:
            isReadingRequest = true
            owedAnswers += 1
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
        // A request that is malformed in its body gets the 400 for its answer.
        if isReadingRequest { owedAnswers -= 1 }
        closeIfNothingIsOwed(context)
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        guard state != .closed else {
            promise?.fail(ChannelError.ioOnClosedChannel)
            return
        }
        switch unwrapOutboundIn(data) {
        case .head(let head):
            // An interim answer, such as 100, is followed by the real one.
            if head.status.code >= 200 { isWritingAnswer = true }
            context.write(data, promise: promise)
        case .body:
            context.write(data, promise: promise)
        case .end:
            isWritingAnswer = false
            owedAnswers -= 1
            context.write(data, promise: promise)
            closeIfNothingIsOwed(context)
        }
    }

    private func closeIfNothingIsOwed(_ context: ChannelHandlerContext) {
        guard state == .failed, owedAnswers <= 0 else { return }
        state = .closed
        // An answer to the malformed request itself that has begun can only be cut.
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
