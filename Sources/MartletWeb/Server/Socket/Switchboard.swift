import NIOCore
import Synchronization

/// Carries what sockets receive to the main actor, and what sessions answer back to the sockets' event loops.
///
///     event loops ──post──▶ a line for each socket ──one job on the main actor──▶ registry, sessions
///     event loops ◀──one task each── outbox ◀──────────────────send───────────────────┘
///
/// One job takes in what waits, from all sockets, and what comes of it goes back together: a lonely event crosses over once in each
/// direction, and under load many cross at the price of one. Where the main thread is the event loop, there is nothing to cross.
///
/// Sockets take turns: one that has much to say waits behind each other that has something to say. A job ends after a while even if more is
/// waiting, so that all else on the main actor gets its turn too; and a socket with a long line is not read from until the line is shorter.
final class Switchboard: Sendable {
    enum Input: Sendable {
        case opened(Hello)
        case frame(ClientFrame)
        case stalled
        case resumed
        case closed
    }

    /// What one socket has to say, in order.
    private struct Line {
        let socket: Socket
        var inputs = CircularBuffer<Input>(initialCapacity: 1)
        /// The socket has been told to wait.
        var isHeld = false
    }

    private struct Inbox {
        var lines: [ObjectIdentifier: Line] = [:]
        /// The sockets that have something to say, in the order of their turns.
        var turns = CircularBuffer<ObjectIdentifier>()
        var isScheduled = false
    }

    private let inbox = Mutex(Inbox())
    private let registry: SessionRegistry
    private let loop: ServerLoop
    private let longestLine: Int
    @MainActor private var outbox: [Outbox] = []
    @MainActor private var willFlush = false

    /// What waits for one event loop.
    private struct Outbox {
        let eventLoop: any EventLoop
        var outputs: [(Socket, Socket.Output)] = []
    }

    /// Inputs handled before what came of them is sent: a busy server shall not keep the first waiting for the last.
    private static let batch = 64
    /// So long one job may take before the main actor has its turn.
    private static let slice: Duration = .milliseconds(8)

    /// - Parameter longestLine: How many inputs of one socket may wait.
    init(registry: SessionRegistry, loop: ServerLoop, longestLine: Int) {
        self.registry = registry
        self.loop = loop
        self.longestLine = longestLine
    }

    // MARK: To the main actor

    /// Called on event loops.
    /// - Returns: Whether the socket's line is so long that it shall wait until it is told to read on.
    @discardableResult
    func post(_ input: Input, from socket: Socket) -> Bool {
        let (isFirst, isHeld) = inbox.withLock { inbox in
            let id = ObjectIdentifier(socket)
            var line = inbox.lines.removeValue(forKey: id) ?? Line(socket: socket)
            if line.inputs.isEmpty { inbox.turns.append(id) }
            line.inputs.append(input)
            if line.inputs.count >= longestLine { line.isHeld = true }
            inbox.lines[id] = line
            defer { inbox.isScheduled = true }
            return (!inbox.isScheduled, line.isHeld)
        }
        if isFirst { loop.onMainActor { self.drain() } }
        return isHeld
    }

    @MainActor
    private func drain() {
        let end = ContinuousClock.now + Self.slice
        var handled = 0
        willFlush = true
        while let (socket, input, isRelieved) = takeTurn() {
            handle(input, from: socket)
            if isRelieved { send(.readOn, to: socket) }
            handled += 1
            if handled.isMultiple(of: Self.batch) { flush() }
            if ContinuousClock.now >= end { break }
        }
        willFlush = false
        flush()
        let isDone = inbox.withLock { inbox in
            inbox.isScheduled = !inbox.turns.isEmpty
            return inbox.turns.isEmpty
        }
        if !isDone { loop.onMainActor { self.drain() } }
    }

    /// What the next socket has to say. Its next turn comes behind all others.
    private func takeTurn() -> (Socket, Input, isRelieved: Bool)? {
        inbox.withLock { inbox in
            guard let id = inbox.turns.popFirst(), var line = inbox.lines.removeValue(forKey: id), let input = line.inputs.popFirst() else {
                return nil
            }
            let isRelieved = line.isHeld && line.inputs.count <= longestLine / 4
            if isRelieved { line.isHeld = false }
            if !line.inputs.isEmpty {
                inbox.turns.append(id)
                inbox.lines[id] = line
            }
            return (line.socket, input, isRelieved)
        }
    }

    @MainActor
    private func handle(_ input: Input, from socket: Socket) {
        switch input {
        case .opened(let hello):
            socket.session = registry.attach(socket, hello)
        case .frame(let frame):
            guard let session = socket.session, let failure = session.receive(frame, from: socket) else { return }
            socket.fail(failure)
            registry.detach(socket, from: session)
            socket.session = nil
        case .stalled:
            socket.session?.stall(socket)
        case .resumed:
            socket.resume()
        case .closed:
            if let session = socket.session { registry.detach(socket, from: session) }
            socket.session = nil
        }
    }

    // MARK: To the event loops

    /// Hands over something for a socket to do. It goes out when the main actor is through with what it does now.
    @MainActor
    func send(_ output: Socket.Output, to socket: Socket) {
        let index = outbox.firstIndex { $0.eventLoop === socket.eventLoop } ?? outbox.endIndex
        if index == outbox.endIndex { outbox.append(Outbox(eventLoop: socket.eventLoop)) }
        outbox[index].outputs.append((socket, output))
        guard !willFlush else { return }
        willFlush = true
        loop.onMainActor {
            self.willFlush = false
            self.flush()
        }
    }

    @MainActor
    private func flush() {
        for index in outbox.indices where !outbox[index].outputs.isEmpty {
            let outputs = outbox[index].outputs
            outbox[index].outputs = []
            let eventLoop = outbox[index].eventLoop
            if eventLoop.inEventLoop { Socket.perform(outputs) } else { eventLoop.execute { Socket.perform(outputs) } }
        }
    }
}
