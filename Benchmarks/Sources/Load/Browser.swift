import NIOCore

/// Somebody at the other end of a socket who says things and waits for the answers. Lives on an event loop.
protocol Talker: AnyObject {
    /// Hears how many of the things that were said are answered by what just came.
    var answered: ((Int) -> Void)? { get set }
    /// Frames that said more than that an event was handled.
    var patches: Int { get }
    var bytesReceived: Int { get }
    func say()
}

/// A virtual browser that shows one page: it sends events, acknowledges frames, and knows which of its events were answered.
final class Browser: Talker {
    let page: Page
    var answered: ((Int) -> Void)?
    private(set) var patches = 0
    /// The text of the last frame that changed the page.
    private(set) var lastPatch = ByteBuffer()
    /// What the user does, each time: the event without its number.
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

    /// The address of the socket that goes on from where this browser is.
    var socketPath: String { "/_martlet/socket?session=\(page.session)&received=\(received)&sent=\(sent)&v=1" }

    var bytesReceived: Int { connection?.handler.value.bytesReceived ?? 0 }

    func attach(_ connection: Connection) {
        self.connection = connection
        connection.handler.value.received = { [weak self] in self?.receive($0) }
    }

    /// Lets go of the connection, which the caller ends.
    func detach() -> Connection? {
        defer { connection = nil }
        return connection
    }

    func say() {
        acts += 1
        send(act(acts))
    }

    /// Sends an event; `body` is what follows its number.
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

/// Says the same to an echo, again and again.
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
