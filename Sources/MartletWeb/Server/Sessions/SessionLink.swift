import NIOCore

/// A socket, as used by a session.
@MainActor
protocol SessionLink: AnyObject {
    /// Sends a frame, which includes its WebSocket header.
    func send(_ frame: ByteBuffer)
    func close(_ code: CloseCode, reason: String)
}

/// The data that a page sends when it connects.
struct Hello: Hashable, Sendable {
    var session: String
    var browser: BrowserID?
    /// The number of the last frame that the page has applied.
    var received: Int
    /// The number of the last event that the page has sent.
    var sent: Int
    var version: Int
}
