/// The configuration and the limits of hosts: processes that serve one user each.
public struct HostLimits: Hashable, Sendable {
    /// The header in which a trusted proxy names the user of a request; `nil` names users by a cookie.
    public var userHeader: String?
    /// The number of processes that wait for new users.
    public var warm = 2
    /// The maximum number of users' processes. Beyond it one ends that never had a page, of the address that has most of these, or the one that is
    /// idle longest.
    public var hosts = 500
    /// The maximum number of users' processes per client address. It is not applied if a proxy names the users.
    public var perAddress = 100
    /// How long a process runs while its user has no page open.
    public var idleTime: Duration = .seconds(300)
    /// How long a process runs whose first page never connects: a robot's, or that of a browser without cookies.
    public var unusedTime: Duration = .seconds(30)
    /// How long the main thread may be busy before its process is ended.
    public var answerTime: Duration = .seconds(10)
    /// How long users whose processes are of the server before are left alone after their last action. Then they go on in a process of this one.
    public var takeoverIdleTime: Duration = .seconds(30)
    /// The memory that a process may use, in bytes.
    public var memory = 512 * 1024 * 1024
    /// The files, sockets and other descriptors that a process may have open.
    public var files = 1024
    /// The bytes that the files of a user may take. Beyond, their process can write to no file until some are deleted.
    public var userFiles = 1024 * 1024 * 1024

    public init() {}
}
