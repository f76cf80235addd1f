/// The configuration of a web host.
public struct WebConfiguration: Hashable, Sendable {
    /// The address to listen on. The default is reachable from this machine only.
    public var host = "127.0.0.1"
    /// The port to listen on; 0 selects any free port.
    public var port = 8080
    /// Additional origins that pages may be loaded from, for a server behind a proxy: `https://app.example.com`.
    public var origins: [String] = []
    /// Whether visitors come through a proxy that sends their addresses in `X-Forwarded-For`. If `false`, all visitors of a proxy count as
    /// one.
    public var isBehindProxy = false
    /// The folder for all that is kept: what users store and share, their files and their sessions. `nil` keeps each user's files as long as
    /// their process runs, and what they share as long as the server does. ``MartletServer`` itself uses ``storage``; its `main` obeys this.
    public var data: String?
    /// The folder for browsers' stored values and sessions; `nil` keeps them until the process ends.
    public var storage: String?
    /// The folders with the app's own files. A file is served under `/_martlet/assets/` by its path in its folder, from the first folder
    /// that has it.
    public var assets: [AssetFolder] = []
    /// Whether pages may show other pages of the server in frames. Otherwise no page is shown in one.
    public var framesOwnPages = false
    /// The version that `/health` reports.
    public var version = "0.1.0"
    /// The maximum time that a stop waits for responses to finish.
    public var stopTimeout: Duration = .seconds(10)
    /// How users are kept apart. ``MartletServer`` itself serves all in its process; its `main` obeys this.
    public var isolation = Isolation.standard
    /// Whether the server takes the place of the one that uses the folder ``data``, if there is one. Only ``MartletServer``'s `main` with
    /// ``Isolation/process`` can.
    public var takesOver = false
    /// The PostgreSQL database in which several machines that serve the app together keep who runs which user's process, users' sessions and defaults, and
    /// what all users share, as libpq takes it: `postgresql://user@host/database`. Only ``MartletServer``'s `main` with ``Isolation/process`` uses it.
    public var database: String?
    /// Where the other machines reach this one, as `host:port`; `nil` for ``host`` and ``port``.
    public var machineAddress: String?
    /// How long a machine may be silent until the others take its users.
    public var machineLease: Duration = .seconds(10)
    public var hosts = HostLimits()
    public var connections = ConnectionLimits()
    public var sessions = SessionLimits()
    public var sockets = SocketLimits()

    public init() {}
}
