import NIOCore
import Synchronization

/// Carries input from the sockets to the main actor, and output of the sessions back to the sockets' event loops.
///
///     event loops ──post──▶ a line for each socket ──one job on the main actor──▶ registry, sessions
///     event loops ◀──one task each── outbox ◀──────────────────send───────────────────┘
///
/// One job on the main actor handles the waiting inputs of all sockets, and then sends their outputs together. So a single event needs one
/// thread switch in each direction, and under load many events share it. If the main thread is the event loop, no switch is needed.
///
/// Sockets take turns, so a busy socket does not delay the others. A job ends after a time slice even if inputs are still waiting, so that
/// other work on the main actor can run. A socket with too many waiting inputs stops reading until most of them are handled.
final class Switchboard: Sendable {
    enum Input: Sendable {
        case opened(Hello)
        case frame(ClientFrame)
        case stalled
        case resumed
        case closed
    }

    /// The waiting inputs of one socket, in order.
    private struct Line {
        let socket: Socket
        var inputs = CircularBuffer<Input>(initialCapacity: 1)
        /// Whether the socket has stopped reading until its line is shorter.
        var isBlocked = false
    }

    private struct Inbox {
        var lines: [ObjectIdentifier: Line] = [:]
        /// The sockets with waiting inputs, in the order of their turns.
        var turns = CircularBuffer<ObjectIdentifier>()
        var isScheduled = false
    }

    private let inbox = Mutex(Inbox())
    private let registry: SessionRegistry
    private let loop: ServerLoop
    private let longestLine: Int
    @MainActor private var outbox: [Outbox] = []
    @MainActor private var willFlush = false

    /// The waiting outputs for one event loop.
    private struct Outbox {
        let eventLoop: any EventLoop
        var outputs: [(Socket, Socket.Output)] = []
    }

    /// The number of inputs handled before their outputs are sent, so that on a busy server the first output does not wait for the last.
    private static let batch = 64
    /// The maximum duration of one job, after which other work on the main actor runs.
    private static let slice: Duration = .milliseconds(8)

    /// - Parameter longestLine: The maximum number of waiting inputs of one socket.
    init(registry: SessionRegistry, loop: ServerLoop, longestLine: Int) {
        self.registry = registry
        self.loop = loop
        self.longestLine = longestLine
    }

    // MARK: To the main actor

    /// Adds an input. Called on event loops.
    /// - Returns: Whether the socket's line is too long, so that the socket must stop reading until ``Socket/Output/resumeReading``.
    @discardableResult
    func post(_ input: Input, from socket: Socket) -> Bool {
        let (isFirst, isBlocked) = inbox.withLock { inbox in
            let id = ObjectIdentifier(socket)
            var line = inbox.lines.removeValue(forKey: id) ?? Line(socket: socket)
            if line.inputs.isEmpty { inbox.turns.append(id) }
            line.inputs.append(input)
            if line.inputs.count >= longestLine { line.isBlocked = true }
            inbox.lines[id] = line
            defer { inbox.isScheduled = true }
            return (!inbox.isScheduled, line.isBlocked)
        }
        if isFirst { loop.onMainActor { self.drain() } }
        return isBlocked
    }

    @MainActor
    private func drain() {
        let end = ContinuousClock.now + Self.slice
        var handled = 0
        willFlush = true
        while let (socket, input, isRelieved) = takeTurn() {
            handle(input, from: socket)
            if isRelieved { send(.resumeReading, to: socket) }
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

    /// Takes the next input of the socket whose turn it is. If it has more, its next turn comes after all other sockets.
    private func takeTurn() -> (Socket, Input, isRelieved: Bool)? {
        inbox.withLock { inbox in
            guard let id = inbox.turns.popFirst(), var line = inbox.lines.removeValue(forKey: id), let input = line.inputs.popFirst() else {
                return nil
            }
            let isRelieved = line.isBlocked && line.inputs.count <= longestLine / 4
            if isRelieved { line.isBlocked = false }
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

    /// Schedules an output of a socket. It is sent when the main actor has finished its current job.
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
