import NIOCore

/// A client on a socket that sends messages and waits for the answers. It runs on one event loop.
protocol Talker: AnyObject {
    /// Called with the number of sent messages that a received frame answers.
    var answered: ((Int) -> Void)? { get set }
    /// The number of received frames with changes.
    var patches: Int { get }
    var bytesReceived: Int { get }
    func say()
}

/// A virtual browser on one page: it sends events, acknowledges frames, and tracks which events were answered.
final class Browser: Talker {
    let page: Page
    var answered: ((Int) -> Void)?
    private(set) var patches = 0
    /// The text of the last frame with changes.
    private(set) var lastPatch = ByteBuffer()
    /// Returns the event for each act, without its number.
    private let act: (_ times: Int) -> String
    private var acts = 0
    private var sent = 0
    private var handled = 0
    private var received = 0
    private var connection: Connection?

    init(_ page: Page, act: @escaping (_ times: Int) -> String) {
        self.page = page
        self.act = act
    }

    /// The path of the socket that continues this browser's session.
    var socketPath: String { "/_martlet/socket?session=\(page.session)&received=\(received)&sent=\(sent)&v=1" }

    var bytesReceived: Int { connection?.handler.value.bytesReceived ?? 0 }

    func attach(_ connection: Connection) {
        self.connection = connection
        connection.handler.value.received = { [weak self] in self?.receive($0) }
    }

    /// Releases the connection, which the caller closes.
    func detach() -> Connection? {
        defer { connection = nil }
        return connection
    }

    func say() {
        acts += 1
        send(act(acts))
    }

    /// Sends an event; `body` is the part after its number.
    func send(_ body: String) {
        sent += 1
        connection?.handler.value.send("[\(sent),\(body)]")
    }

    private func receive(_ text: ByteBuffer) {
        guard let message = ServerMessage(text.readableBytesView) else { return }
        if message.number > 0 {
            received = message.number
            patches += 1
            lastPatch = text
            if patches.isMultiple(of: 32) { connection?.handler.value.send("[0,\"ack\",\(received)]") }
        }
        let events = message.handled - handled
        handled = message.handled
        answered?(events)
    }
}

/// A client that repeats one message to an echo server.
final class Shouter: Talker {
    var answered: ((Int) -> Void)?
    private(set) var patches = 0
    private let connection: Connection

    init(_ connection: Connection) {
        self.connection = connection
        connection.handler.value.received = { [weak self] _ in
            guard let self else { return }
            patches += 1
            answered?(1)
        }
    }

    var bytesReceived: Int { connection.handler.value.bytesReceived }

    func say() { connection.handler.value.send("[1,\"tap\",14]") }
}
