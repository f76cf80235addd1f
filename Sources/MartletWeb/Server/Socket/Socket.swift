import NIOCore
import Synchronization

/// The main actor's end of a socket.
///
/// Two things can hold up what is sent: the network, of which the event loop tells, and the event loop itself while the main actor is busy.
/// The bytes on their way to the event loop are counted here, so that a session never gets further ahead of its page than the backlog.
final class Socket: Sendable {
    enum Output: Sendable {
        case frame(ByteBuffer)
        /// Read on: what waited for the main actor is handled.
        case readOn
        /// Say when everything before this has been taken.
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

    /// Called on the event loop, now and then.
    func checkForLife() { handler.value.checkForLife() }

    /// Called on the event loop, when the page may send again.
    func endWait() { handler.value.endWait() }

    /// Does what was handed over for sockets of one event loop, on that event loop, and flushes each socket once.
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

    /// What was sent has been taken.
    @MainActor func resume() {
        isWaitingForReport = false
        session?.resume(self)
    }

    func close(_ code: CloseCode, reason: String) { switchboard.send(.close(code, reason: reason), to: self) }
}
