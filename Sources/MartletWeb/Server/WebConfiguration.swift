/// How a web host runs.
public struct WebConfiguration: Hashable, Sendable {
    /// The address to listen on. The default is reached from this machine alone.
    public var host = "127.0.0.1"
    /// The port to listen on; 0 takes any that is free.
    public var port = 8080
    /// Where else pages may be loaded from than from the address itself, for a server behind a proxy: `https://app.example.com`.
    public var origins: [String] = []
    /// Visitors come through a proxy that names each of them in `X-Forwarded-For`. Without it the proxy counts as one visitor.
    public var isBehindProxy = false
    /// The folder in which values are kept for browsers; `nil` keeps them as long as the process lives.
    public var storage: String?
    /// The app's own files, each found under `/_martlet/assets/` by its path in its folder. The first folder that has a file gives it.
    public var assets: [AssetFolder] = []
    /// What `/health` tells as the version.
    public var version = "0.1.0"
    /// So long a stop waits for pages to be finished.
    public var stopTimeout: Duration = .seconds(10)
    public var connections = ConnectionLimits()
    public var sessions = SessionLimits()
    public var sockets = SocketLimits()

    public init() {}
}
