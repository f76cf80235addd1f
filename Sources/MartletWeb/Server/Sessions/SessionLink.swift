import NIOCore

/// A socket, as a session sees it.
@MainActor
protocol SessionLink: AnyObject {
    /// Sends a frame, its WebSocket header included.
    func send(_ frame: ByteBuffer)
    func close(_ code: CloseCode, reason: String)
}

/// What a page says when it connects.
struct Hello: Hashable, Sendable {
    var session: String
    var browser: BrowserID?
    /// The last frame that the page has applied.
    var received: Int
    /// The last event that the page has sent.
    var sent: Int
    var version: Int
}
