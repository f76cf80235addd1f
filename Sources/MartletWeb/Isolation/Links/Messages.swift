/// A user and their folder.
struct User: Codable, Hashable, Sendable {
    /// The text of the user's ``BrowserID``.
    let token: String
    /// The value of the cookie that names the user. Hosts compare it with what requests bring; only the front can sign.
    let cookie: String
    /// The user's folder.
    let container: String
    /// The header and its value with which the trusted proxy names the user, if it does.
    var header: [String]?
    /// Whether it stands for all whose requests begin no session: robots, and requests for files without a cookie.
    var isNobody = false

    /// The name of the folder, which is the same on all machines and does not tell the cookie.
    var folderName: String { String(container.split(separator: "/").last ?? "") }

    /// The user in logs: no one can pass for the user with it.
    var name: String { String(folderName.prefix(8)) }
}

/// What the front tells a host.
enum FrontMessage: Codable, Sendable {
    /// Serve this user from now on.
    /// - Parameter loss: Why the user's sessions of before are gone, in a sentence.
    case become(User, loss: String?)
    /// Take over the connection that comes with this message. Nothing has been read from it.
    /// - Parameter isNewcomer: Whether its first request names no user, and is this host's all the same.
    case connection(Int, isNewcomer: Bool)
    /// Answer from the main thread.
    case ping
    /// End well.
    case stop
}

/// What a host tells the front.
enum HostMessage: Codable, Sendable {
    /// The connection was taken over: it is read from.
    case took(Int)
    /// The connection did not arrive, because the host has as many descriptors open as it may.
    case refused(Int)
    /// The answer to the connection's first request has begun.
    case began(Int)
    /// The connection's first request is answered, or the connection has ended.
    case answered(Int)
    /// The main thread works.
    case pong(HostCounts)
}

struct HostCounts: Codable, Hashable, Sendable {
    /// Sessions with a connected page.
    var active = 0
    /// Sessions that have lost their pages.
    var parked = 0
    /// Sessions whose pages have not connected yet.
    var waiting = 0
    /// The seconds since the user's last action; `nil` if there was none.
    var quietTime: Double?
    /// The bytes of the user's files; `nil` in versions that do not measure them.
    var files: Int?
}

/// What the front asks of the template, which starts hosts.
enum TemplateRequest: Codable, Sendable {
    /// Start a host, for the link that comes with this message.
    case start(Int)
    /// End a host at once.
    case kill(Int)
}

/// What the template tells the front.
enum TemplateReport: Codable, Sendable {
    case started(Int, process: Int32)
    /// There is no such host, or it could not be started.
    case notStarted(Int, error: Int32)
    /// - Parameter status: As `waitpid` says it.
    case ended(Int, status: Int32)
}
