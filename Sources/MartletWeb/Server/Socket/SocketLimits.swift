/// How much a page may send, and how long it may be silent.
///
/// A page that sends more messages or bytes is not read from until it may send again: it is slowed down, and nobody else is.
public struct SocketLimits: Hashable, Sendable {
    /// Bytes of one message, all its fragments together. An event of more is not carried out.
    public var messageSize = 1024 * 1024
    /// Bytes in a second, on and on.
    public var bytesPerSecond = 1024.0 * 1024
    /// Bytes at once, after a quiet time.
    public var byteBurst = 4.0 * 1024 * 1024
    /// Messages in a second, on and on.
    public var messagesPerSecond = 500.0
    /// Messages at once, after a quiet time.
    public var messageBurst = 1_000.0
    /// After so long a silence the page's browser is asked whether it is there.
    public var pingInterval: Duration = .seconds(30)
    /// After so long a silence the connection counts as broken.
    public var silence: Duration = .seconds(90)
    /// So long a page may take to answer a close before the connection is cut.
    public var closeTimeout: Duration = .seconds(2)
    /// Messages of one socket that may wait for the main actor. Beyond, nothing more is read from it.
    public var unhandledMessages = 32
    /// Bytes that may wait to be taken by the network. Beyond, the page counts as too slow.
    public var backlog = 128 * 1024

    public init() {}

    /// Bytes of the largest frame that is read at all. Of an event between this and ``messageSize`` the page hears that it was too large; a
    /// frame of more ends the connection.
    var largestFrame: Int { messageSize * 4 }
}
