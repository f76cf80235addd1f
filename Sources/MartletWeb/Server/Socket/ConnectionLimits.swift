/// How many connections there may be. Who has more is not accepted, and waits in the system's queue or is closed.
public struct ConnectionLimits: Hashable, Sendable {
    /// In all; `nil` for as many as the process may open, but for some that it needs for other things.
    public var all: Int?
    /// Of one address. Behind a proxy addresses are not told apart before a request is read, so there this does not count.
    public var perAddress = 512
    /// So long a request may take from its head to its end.
    public var requestTime: Duration = .seconds(10)

    public init() {}
}
