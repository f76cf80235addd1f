/// How much data a page may send, and how long it may be silent.
///
/// A page that exceeds a rate is not read until it is within the limit again: this slows down only that page.
public struct SocketLimits: Hashable, Sendable {
    /// The maximum size of a message in bytes, including all its fragments. A larger event is not carried out.
    public var messageSize = 1024 * 1024
    /// The sustained rate in bytes per second.
    public var bytesPerSecond = 1024.0 * 1024
    /// The maximum number of bytes in a burst, after an idle time.
    public var byteBurst = 4.0 * 1024 * 1024
    /// The sustained rate in messages per second.
    public var messagesPerSecond = 500.0
    /// The maximum number of messages in a burst, after an idle time.
    public var messageBurst = 1_000.0
    /// The silence after which the server pings the browser.
    public var pingInterval: Duration = .seconds(30)
    /// The silence after which the connection counts as broken.
    public var silence: Duration = .seconds(90)
    /// The time a page has to answer a close frame before the connection is closed.
    public var closeTimeout: Duration = .seconds(2)
    /// The maximum number of a socket's messages that wait for the main actor. Beyond it, the socket is not read.
    public var unhandledMessages = 32
    /// The maximum number of bytes that wait for the network. Beyond it, the page counts as too slow.
    public var backlog = 128 * 1024

    public init() {}

    /// The maximum size in bytes of a frame that is read at all. An event between ``messageSize`` and this limit is rejected with a message
    /// to the page; a larger frame ends the connection.
    var largestFrame: Int { messageSize * 4 }
}
