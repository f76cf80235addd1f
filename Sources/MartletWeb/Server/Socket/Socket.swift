import NIOCore

/// The main actor's end of a socket.
final class Socket: Sendable {
    enum Output: Sendable {
        case frame(ByteBuffer)
        case close(CloseCode, reason: String)
        /// The page broke the protocol.
        case fail(MalformedFrame)
    }

    let eventLoop: any EventLoop
    private let handler: NIOLoopBound<SocketHandler>
    private let switchboard: Switchboard
    /// The session that is shown through this socket.
    @MainActor var session: HostedSession?

    init(handler: SocketHandler, eventLoop: any EventLoop, switchboard: Switchboard) {
        self.handler = NIOLoopBound(handler, eventLoop: eventLoop)
        self.eventLoop = eventLoop
        self.switchboard = switchboard
    }

    @MainActor
    func fail(_ failure: MalformedFrame) { switchboard.send(.fail(failure), to: self) }

    /// Called on the event loop, now and then.
    func checkForLife() { handler.value.checkForLife() }

    /// Does what was handed over for sockets of one event loop, on that event loop, and flushes each socket once.
    static func perform(_ outputs: [(Socket, Output)]) {
        for (socket, output) in outputs { socket.handler.value.perform(output) }
        for (socket, _) in outputs { socket.handler.value.flush() }
    }
}

extension Socket: SessionLink {
    func send(_ frame: ByteBuffer) { switchboard.send(.frame(frame), to: self) }

    func close(_ code: CloseCode, reason: String) { switchboard.send(.close(code, reason: reason), to: self) }
}
