import NIOCore
import Synchronization

/// The part of a socket that lives on the main actor.
///
/// Two things can delay output: the network, which the event loop reports, and the event loop itself while the main actor is busy. This
/// class counts the bytes on their way to the event loop, so that a session is never further ahead of its page than the backlog.
final class Socket: Sendable {
    enum Output: Sendable {
        case frame(ByteBuffer)
        /// Resume reading: the inputs that waited for the main actor are handled.
        case readOn
        /// Report when all outputs before this one have been taken.
        case report
        case close(CloseCode, reason: String)
        /// The page broke the protocol.
        case fail(MalformedFrame)
    }

    let eventLoop: any EventLoop
    private let handler: NIOLoopBound<SocketHandler>
    private let switchboard: Switchboard
    private let backlog: Int
    private let bytesOnTheirWay = Atomic(0)
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

    /// Pings a silent peer or closes the connection. Called on the event loop periodically.
    func checkForLife() { handler.value.checkForLife() }

    /// Resumes handling after a rate limit. Called on the event loop.
    func endWait() { handler.value.endWait() }

    /// Performs outputs for sockets of one event loop, on that event loop, and flushes each socket once.
    static func perform(_ outputs: [(Socket, Output)]) {
        for (socket, output) in outputs {
            if case .frame(let frame) = output { socket.bytesOnTheirWay.subtract(frame.readableBytes, ordering: .relaxed) }
            socket.handler.value.perform(output)
        }
        for (socket, _) in outputs { socket.handler.value.flush() }
    }
}

extension Socket: SessionLink {
    func send(_ frame: ByteBuffer) {
        let waiting = bytesOnTheirWay.add(frame.readableBytes, ordering: .relaxed).newValue
        switchboard.send(.frame(frame), to: self)
        guard waiting > backlog, !isWaitingForReport else { return }
        isWaitingForReport = true
        session?.stall(self)
        switchboard.send(.report, to: self)
    }

    /// Resumes output after the network has taken all earlier bytes.
    @MainActor func resume() {
        isWaitingForReport = false
        session?.resume(self)
    }

    func close(_ code: CloseCode, reason: String) { switchboard.send(.close(code, reason: reason), to: self) }
}
