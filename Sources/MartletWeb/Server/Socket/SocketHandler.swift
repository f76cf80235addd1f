import Logging
import NIOCore
import NIOWebSocket

/// One WebSocket connection on its event loop: puts messages together, reads them, and hands them to the main actor; writes what comes
/// back.
///
///     open ──close sent──▶ closing ──close received, or time is up──▶ closed
///       └──────close received and answered, or connection lost─────────▲
final class SocketHandler: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = WebSocketFrame
    typealias OutboundOut = ByteBuffer

    private enum State { case open, closing, closed }

    private let hello: Hello
    private let limits: SocketLimits
    private let switchboard: Switchboard
    private let metrics: ServerMetrics
    private var logger: Logger
    private var state: State = .open
    private var context: ChannelHandlerContext?
    /// The main actor holds it while it has something to do with this socket, and it holds this handler; they let go of each other when the
    /// connection ends.
    private var socket: Socket?
    /// The message so far, between its first fragment and its last.
    private var message: ByteBuffer?
    private var bucket: TokenBucket
    private var isStalled = false
    private var needsFlush = false
    private var lastRead = NIODeadline.now()
    private var watch: RepeatedTask?

    init(hello: Hello, limits: SocketLimits, switchboard: Switchboard, metrics: ServerMetrics, logger: Logger) {
        self.hello = hello
        self.limits = limits
        self.switchboard = switchboard
        self.metrics = metrics
        self.logger = logger
        self.logger[metadataKey: "session"] = "\(hello.session.prefix(6))"
        bucket = TokenBucket(rate: limits.messagesPerSecond, burst: limits.messageBurst, now: lastRead.duration)
    }

    // MARK: The connection

    func handlerAdded(context: ChannelHandlerContext) {
        self.context = context
        let socket = Socket(handler: self, eventLoop: context.eventLoop, backlog: limits.backlog, switchboard: switchboard)
        self.socket = socket
        switchboard.post(.opened(socket, hello))
        let interval = TimeAmount(limits.pingInterval)
        watch = context.eventLoop.scheduleRepeatedTask(initialDelay: interval, delay: interval) { _ in socket.checkForLife() }
    }

    func handlerRemoved(context: ChannelHandlerContext) {
        end()
        self.context = nil
    }

    func channelInactive(context: ChannelHandlerContext) {
        end()
        context.fireChannelInactive()
    }

    private func end() {
        guard state != .closed else { return }
        state = .closed
        message = nil
        watch?.cancel()
        watch = nil
        if let socket { switchboard.post(.closed(socket)) }
        socket = nil
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        switch event {
        case is ChannelShouldQuiesceEvent:
            close(.goingAway, reason: "the server stops")
        case ChannelEvent.inputClosed:
            // There is no close without the page's last words in a WebSocket: half a connection is none.
            context.close(promise: nil)
        default:
            context.fireUserInboundEventTriggered(event)
        }
    }

    func channelWritabilityChanged(context: ChannelHandlerContext) {
        if isStalled == context.channel.isWritable, let socket, state == .open {
            isStalled.toggle()
            switchboard.post(isStalled ? .stalled(socket) : .resumed(socket))
        }
        context.fireChannelWritabilityChanged()
    }

    func checkForLife() {
        let silence = NIODeadline.now().duration - lastRead.duration
        if silence >= limits.silence {
            logger.info("The page has fallen silent")
            context?.close(promise: nil)
        } else if silence >= limits.pingInterval, state == .open {
            write(ServerFrame.control(.ping, ByteBuffer()))
            flush()
        }
    }

    // MARK: Reading

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        let frame = unwrapInboundIn(data)
        lastRead = .now()
        guard state != .closed else { return }
        guard frame.maskKey != nil else { return fail(MalformedFrame("a frame was not masked")) }
        guard !frame.rsv1, !frame.rsv2, !frame.rsv3 else { return fail(MalformedFrame("a frame uses an extension")) }
        if frame.opcode == .connectionClose { return answerClose(frame.unmaskedData) }
        guard state == .open else { return }
        guard bucket.take(at: lastRead.duration) else {
            return refuse(.rate, "more than \(Int(limits.messagesPerSecond)) messages a second")
        }
        switch frame.opcode {
        case .text where frame.fin && message == nil:
            receive(frame.unmaskedData)
        case .text where message == nil, .continuation where message != nil:
            append(frame.unmaskedData, isLast: frame.fin)
        case .text, .continuation:
            fail(MalformedFrame("a fragment is out of place"))
        case .ping:
            write(ServerFrame.control(.pong, frame.unmaskedData))
            flush()
        case .pong:
            break
        case .binary:
            fail(MalformedFrame("a frame is binary"))
        default:
            fail(MalformedFrame("a frame is of an unknown kind"))
        }
    }

    private func append(_ fragment: ByteBuffer, isLast: Bool) {
        var message = self.message.take() ?? ByteBuffer()
        guard message.readableBytes + fragment.readableBytes <= limits.messageSize else {
            return refuse(.oversized, "a message has more than \(limits.messageSize) bytes")
        }
        message.writeImmutableBuffer(fragment)
        if isLast { receive(message) } else { self.message = message }
    }

    private func receive(_ text: ByteBuffer) {
        guard let socket else { return }
        do throws(MalformedFrame) {
            switchboard.post(.frame(socket, try ClientFrame(text)))
        } catch {
            fail(error)
        }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        switch error {
        case NIOWebSocketError.invalidFrameLength:
            refuse(.oversized, "a frame has more than \(limits.messageSize) bytes")
        case let error as NIOWebSocketError:
            fail(MalformedFrame("a frame is not one of a WebSocket: \(error)"))
        default:
            logger.debug("The connection broke: \(error)")
            context.close(promise: nil)
        }
    }

    // MARK: Writing

    func perform(_ output: Socket.Output) {
        switch output {
        case .frame(let frame): if state == .open { write(frame) }
        case .report: if let socket, state == .open, !isStalled { switchboard.post(.resumed(socket)) }
        case .close(let code, let reason): close(code, reason: reason)
        case .fail(let failure): fail(failure)
        }
    }

    private func write(_ frame: ByteBuffer) {
        needsFlush = true
        context?.write(wrapOutboundOut(frame), promise: nil)
    }

    func flush() {
        guard needsFlush else { return }
        needsFlush = false
        context?.flush()
    }

    // MARK: Closing

    private func fail(_ failure: MalformedFrame) {
        guard state == .open else { return }
        logger.warning("The page broke the protocol: \(failure)")
        metrics.rejected(.malformed)
        close(.protocolError, reason: failure.description)
    }

    private func refuse(_ rejection: ServerMetrics.Rejection, _ reason: String) {
        guard state == .open else { return }
        logger.warning("The page went over a limit: \(reason)")
        metrics.rejected(rejection)
        close(.policy, reason: reason)
    }

    private func close(_ code: CloseCode, reason: String) {
        guard state == .open, let context else { return }
        state = .closing
        message = nil
        write(ServerFrame.close(code, reason: reason))
        flush()
        let channel = context.channel
        context.eventLoop.scheduleTask(in: TimeAmount(limits.closeTimeout)) { channel.close(promise: nil) }
    }

    private func answerClose(_ payload: ByteBuffer) {
        guard let context else { return }
        if state == .open {
            // The answer repeats the code, if there is one.
            write(
                ServerFrame.control(
                    .connectionClose, payload.getSlice(at: payload.readerIndex, length: min(2, payload.readableBytes)) ?? ByteBuffer()))
            flush()
        }
        context.close(promise: nil)
    }
}

extension NIODeadline {
    /// The time since the clock's beginning.
    fileprivate var duration: Duration { .nanoseconds(Int64(clamping: uptimeNanoseconds)) }
}
