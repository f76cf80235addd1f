/// How much a page may send, and how long it may be silent.
public struct SocketLimits: Hashable, Sendable {
    /// Bytes of one message, all its fragments together.
    public var messageSize = 1024 * 1024
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
    /// Bytes that may wait to be taken by the network. Beyond, the page counts as too slow.
    public var backlog = 128 * 1024

    public init() {}
}
