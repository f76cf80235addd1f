import NIOCore
import Synchronization

/// Carries what sockets receive to the main actor, and what sessions answer back to the sockets' event loops.
///
///     event loops ──post──▶ inbox ──one job on the main actor──▶ registry, sessions
///     event loops ◀──one task each── outbox ◀──send───────────────────┘
///
/// One job takes in all that waits, from all sockets, and what comes of it goes back together: a lonely event crosses over once in each
/// direction, and under load many cross at the price of one. Where the main thread is the event loop, there is nothing to cross.
final class Switchboard: Sendable {
    enum Input: Sendable {
        case opened(Socket, Hello)
        case frame(Socket, ClientFrame)
        case stalled(Socket)
        case resumed(Socket)
        case closed(Socket)
    }

    private struct Inbox {
        var inputs: [Input] = []
        var isScheduled = false
    }

    private let inbox = Mutex(Inbox())
    private let registry: SessionRegistry
    private let loop: ServerLoop
    @MainActor private var outbox: [Outbox] = []
    @MainActor private var willFlush = false

    /// What waits for one event loop.
    private struct Outbox {
        let eventLoop: any EventLoop
        var outputs: [(Socket, Socket.Output)] = []
    }

    /// Inputs handled before what came of them is sent: a busy server shall not keep the first waiting for the last.
    private static let batch = 64

    init(registry: SessionRegistry, loop: ServerLoop) {
        self.registry = registry
        self.loop = loop
    }

    // MARK: To the main actor

    /// Called on event loops.
    func post(_ input: Input) {
        let isFirst = inbox.withLock { inbox in
            inbox.inputs.append(input)
            defer { inbox.isScheduled = true }
            return !inbox.isScheduled
        }
        if isFirst { loop.onMainActor { self.drain() } }
    }

    @MainActor
    private func drain() {
        let inputs = inbox.withLock { inbox in
            inbox.isScheduled = false
            defer { inbox.inputs = [] }
            return inbox.inputs
        }
        willFlush = true
        for (index, input) in inputs.enumerated() {
            handle(input)
            if (index + 1).isMultiple(of: Self.batch) { flush() }
        }
        willFlush = false
        flush()
    }

    @MainActor
    private func handle(_ input: Input) {
        switch input {
        case .opened(let socket, let hello):
            socket.session = registry.attach(socket, hello)
        case .frame(let socket, let frame):
            guard let session = socket.session, let failure = session.receive(frame, from: socket) else { return }
            socket.fail(failure)
            registry.detach(socket, from: session)
            socket.session = nil
        case .stalled(let socket):
            socket.session?.stall(socket)
        case .resumed(let socket):
            socket.resume()
        case .closed(let socket):
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
