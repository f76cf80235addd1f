import Logging
import NIOCore
import NIOWebSocket

/// One WebSocket connection on its event loop. It assembles and parses messages, passes them to the main actor, and writes the output.
///
///     open ──close sent──▶ closing ──close received, or timeout──▶ closed
///       └──────close received and answered, or connection lost───────▲
///
/// Received frames wait in order while the rate limit delays them, or while the main actor has too many unhandled inputs of this socket.
/// During that time the handler does not read from the network, so TCP's flow control slows the page down.
final class SocketHandler: ChannelDuplexHandler, RemovableChannelHandler {
    typealias InboundIn = WebSocketFrame
    typealias OutboundIn = ByteBuffer
    typealias OutboundOut = ByteBuffer

    private enum State { case open, closing, closed }

    private let hello: Hello
    private let limits: SocketLimits
    private let switchboard: Switchboard
    private let metrics: ServerMetrics
    private let limitLog: LimitLog
    private var logger: Logger
    private var state: State = .open
    private var context: ChannelHandlerContext?
    /// The socket retains this handler, so this is a retain cycle. It is broken when the connection ends.
    private var socket: Socket?
    /// The fragments of an incomplete message.
    private var message: FragmentedMessage?
    private var messages: TokenBucket
    private var bytes: TokenBucket
    /// Frames received but not yet handled.
    private var waiting = CircularBuffer<WebSocketFrame>(initialCapacity: 1)
    /// Whether the main actor has too many unhandled inputs of this socket.
    private var isBlocked = false
    /// Fires when the rate limit allows the next message.
    private var rateLimitTimer: Scheduled<Void>?
    private var isReadRequested = false
    private var isStalled = false
    private var needsFlush = false
    private var lastRead = NIODeadline.now()
    private var livenessTimer: RepeatedTask?

    init(
        hello: Hello, limits: SocketLimits, switchboard: Switchboard, limitLog: LimitLog, metrics: ServerMetrics, logger: Logger
    ) {
        self.limitLog = limitLog
        self.hello = hello
        self.limits = limits
        self.switchboard = switchboard
        self.metrics = metrics
        self.logger = logger
        self.logger[metadataKey: "session"] = "\(hello.session.prefix(6))"
        messages = TokenBucket(rate: limits.messagesPerSecond, burst: limits.messageBurst, now: lastRead.duration)
        bytes = TokenBucket(rate: limits.bytesPerSecond, burst: limits.byteBurst, now: lastRead.duration)
    }

    // MARK: The connection

    func handlerAdded(context: ChannelHandlerContext) {
        self.context = context
        let socket = Socket(handler: self, eventLoop: context.eventLoop, backlog: limits.backlog, switchboard: switchboard)
        self.socket = socket
        switchboard.post(.opened(hello), from: socket)
        let interval = TimeAmount(limits.pingInterval)
        livenessTimer = context.eventLoop.scheduleRepeatedTask(initialDelay: interval, delay: interval) { _ in socket.checkLiveness() }
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
        waiting.removeAll()
        rateLimitTimer?.cancel()
        rateLimitTimer = nil
        livenessTimer?.cancel()
        livenessTimer = nil
        if let socket { switchboard.post(.closed, from: socket) }
        socket = nil
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        switch event {
        case is ChannelShouldQuiesceEvent:
            close(.goingAway, reason: "the server stops")
        case ChannelEvent.inputClosed:
            // A WebSocket is closed by close frames in both directions, so a half-closed connection is of no use.
            context.close(promise: nil)
        default:
            context.fireUserInboundEventTriggered(event)
        }
    }

    func channelWritabilityChanged(context: ChannelHandlerContext) {
        if isStalled == context.channel.isWritable, let socket, state == .open {
            isStalled.toggle()
            switchboard.post(isStalled ? .stalled : .resumed, from: socket)
        }
        context.fireChannelWritabilityChanged()
    }

    func checkLiveness() {
        let silence = NIODeadline.now().duration - lastRead.duration
        if silence >= limits.silence {
            logger.info("The page sent nothing for too long; closing the connection")
            context?.close(promise: nil)
        } else if silence >= limits.pingInterval, state == .open {
            write(ServerFrame.control(.ping, ByteBuffer()))
            flush()
        }
    }

    // MARK: Reading

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        lastRead = .now()
        guard state != .closed else { return }
        waiting.append(unwrapInboundIn(data))
        handleWaiting()
    }

    /// Reads from the network only when all received frames are handled.
    func read(context: ChannelHandlerContext) {
        if isPaused { isReadRequested = true } else { context.read() }
    }

    private var isPaused: Bool { !waiting.isEmpty || isBlocked || rateLimitTimer != nil }

    /// Handles waiting frames as far as the limits allow.
    private func handleWaiting() {
        while !isBlocked, rateLimitTimer == nil, let frame = waiting.first {
            let now = NIODeadline.now().duration
            if state == .open, let time = [messages.wait(at: now), bytes.wait(at: now)].compactMap(\.self).max() {
                waitForRateLimit(time)
                break
            }
            waiting.removeFirst()
            messages.take()
            bytes.take(Double(frame.length))
            handle(frame)
        }
        if isReadRequested, !isPaused {
            isReadRequested = false
            context?.read()
        }
    }

    private func waitForRateLimit(_ time: Duration) {
        guard let socket, let context else { return }
        limitLog.reached(.socketRate, "A page exceeds the rate limit and is slowed down")
        rateLimitTimer = context.eventLoop.scheduleTask(in: TimeAmount(time)) { socket.rateLimitEnded() }
    }

    /// Resumes after the delay that the rate limit requires.
    func rateLimitEnded() {
        rateLimitTimer = nil
        handleWaiting()
    }

    private func handle(_ frame: WebSocketFrame) {
        guard state != .closed else { return }
        guard frame.maskKey != nil else { return fail(MalformedFrame("received an unmasked frame")) }
        guard !frame.rsv1, !frame.rsv2, !frame.rsv3 else { return fail(MalformedFrame("received a frame with an unsupported extension")) }
        if frame.opcode == .connectionClose { return answerClose(frame.unmaskedData) }
        guard state == .open else { return }
        switch frame.opcode {
        case .text where frame.fin && message == nil:
            receive(frame.unmaskedData, size: frame.length)
        case .text where message == nil, .continuation where message != nil:
            append(frame.unmaskedData, isLast: frame.fin)
        case .text, .continuation:
            fail(MalformedFrame("received an unexpected fragment"))
        case .ping:
            write(ServerFrame.control(.pong, frame.unmaskedData))
            flush()
        case .pong:
            break
        case .binary:
            fail(MalformedFrame("received a binary frame"))
        default:
            fail(MalformedFrame("received a frame of an unknown type"))
        }
    }

    private func append(_ fragment: ByteBuffer, isLast: Bool) {
        var message = self.message.take() ?? FragmentedMessage()
        message.append(fragment, limit: limits.messageSize)
        guard message.size <= limits.largestFrame else {
            return refuse(.oversized, "a message has more than \(limits.largestFrame) bytes")
        }
        if isLast { receive(message.bytes, size: message.size) } else { self.message = message }
    }

    /// - Parameters:
    ///   - text: The message; only its beginning if it is too large.
    ///   - size: The size of the whole message in bytes.
    private func receive(_ text: ByteBuffer, size: Int) {
        guard let socket else { return }
        do throws(MalformedFrame) {
            let frame =
                size <= limits.messageSize ? try ClientFrame(text) : try ClientFrame(oversized: text, limit: limits.messageSize)
            if case .refused = frame, size > limits.messageSize { metrics.rejected(.oversized) }
            guard switchboard.post(.frame(frame), from: socket) else { return }
            limitLog.reached(.backlog, "A page sends more than the app can handle and is slowed down")
            isBlocked = true
        } catch {
            fail(error)
        }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        switch error {
        case NIOWebSocketError.invalidFrameLength:
            refuse(.oversized, "a frame has more than \(limits.largestFrame) bytes")
        case let error as NIOWebSocketError:
            fail(MalformedFrame("invalid WebSocket frame: \(error)"))
        default:
            logger.debug("The connection failed: \(error)")
            context.close(promise: nil)
        }
    }

    // MARK: Writing

    func perform(_ output: Socket.Output) {
        switch output {
        case .frame(let frame): if state == .open { write(frame) }
        case .resumeReading:
            isBlocked = false
            handleWaiting()
        case .report: if let socket, state == .open, !isStalled { switchboard.post(.resumed, from: socket) }
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
        logger.warning("The page violated the protocol: \(failure)")
        metrics.rejected(.malformed)
        close(.protocolError, reason: failure.description)
    }

    private func refuse(_ rejection: ServerMetrics.Rejection, _ reason: String) {
        guard state == .open else { return }
        logger.warning("The page exceeded a limit: \(reason)")
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
            // The answer repeats the code, if any.
            write(
                ServerFrame.control(
                    .connectionClose, payload.getSlice(at: payload.readerIndex, length: min(2, payload.readableBytes)) ?? ByteBuffer()))
            flush()
        }
        context.close(promise: nil)
    }
}

extension NIODeadline {
    /// The time since the clock's origin.
    fileprivate var duration: Duration { .nanoseconds(Int64(clamping: uptimeNanoseconds)) }
}
