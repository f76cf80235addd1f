import NIOCore
import Synchronization

/// The part of a socket that lives on the main actor.
///
/// Output can be delayed by the network, which the event loop reports, and by the event loop itself. To detect the second, this class counts
/// the bytes that the event loop has not taken yet, and stalls the session when they exceed the backlog.
final class Socket: Sendable {
    enum Output: Sendable {
        case frame(ByteBuffer)
        /// Resume reading, because the main actor has handled most of the waiting inputs.
        case resumeReading
        /// Post ``Switchboard/Input/resumed`` when all earlier outputs are written.
        case report
        case close(CloseCode, reason: String)
        /// The page violated the protocol.
        case fail(MalformedFrame)
    }

    let eventLoop: any EventLoop
    private let handler: NIOLoopBound<SocketHandler>
    private let switchboard: Switchboard
    private let backlog: Int
    private let bytesInTransit = Atomic(0)
    @MainActor private var isWaitingForReport = false
    /// The session that is shown through this socket.
    @MainActor var session: HostedSession?

    init(handler: SocketHandler, eventLoop: any EventLoop, backlog: Int, switchboard: Switchboard) {
        self.handler = NIOLoopBound(handler, eventLoop: eventLoop)
        self.eventLoop = eventLoop
        self.backlog = backlog
        self.switchboard = switchboard
    }

    @MainActor
    func fail(_ failure: MalformedFrame) { switchboard.send(.fail(failure), to: self) }

    /// Pings the page after a time without input, and closes the connection after a longer one. The event loop calls this periodically.
    func checkLiveness() { handler.value.checkLiveness() }

    /// Resumes handling frames after the delay that the rate limit requires. Called on the event loop.
    func rateLimitEnded() { handler.value.rateLimitEnded() }

    /// Performs outputs for sockets of one event loop, on that event loop, and flushes each socket once.
    static func perform(_ outputs: [(Socket, Output)]) {
        for (socket, output) in outputs {
            if case .frame(let frame) = output { socket.bytesInTransit.subtract(frame.readableBytes, ordering: .relaxed) }
            socket.handler.value.perform(output)
        }
        for (socket, _) in outputs { socket.handler.value.flush() }
    }
}

extension Socket: SessionLink {
    func send(_ frame: ByteBuffer) {
        let waiting = bytesInTransit.add(frame.readableBytes, ordering: .relaxed).newValue
        switchboard.send(.frame(frame), to: self)
        guard waiting > backlog, !isWaitingForReport else { return }
        isWaitingForReport = true
        session?.stall(self)
        switchboard.send(.report, to: self)
    }

    /// Resumes output after all earlier bytes are written.
    @MainActor func resume() {
        isWaitingForReport = false
        session?.resume(self)
    }

    func close(_ code: CloseCode, reason: String) { switchboard.send(.close(code, reason: reason), to: self) }
}
