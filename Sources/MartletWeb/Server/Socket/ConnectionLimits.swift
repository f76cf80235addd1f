/// The maximum numbers of connections. Further connections are not accepted: they wait in the system's queue or are closed.
public struct ConnectionLimits: Hashable, Sendable {
    /// The total number; `nil` allows as many as the process can open, minus a reserve for other descriptors.
    public var all: Int?
    /// The number per client address. Behind a proxy this limit is not applied, because the address is unknown until a request is read.
    public var perAddress = 512
    /// The maximum time from the head of a request to its end.
    public var requestTime: Duration = .seconds(10)

    public init() {}
}
