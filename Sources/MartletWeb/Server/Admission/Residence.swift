import Logging
import MartletDOM
import MartletTransfers
import NIOHTTP1

/// The user whom this process serves alone.
///
/// A proxy can send requests of several users over one connection. A request of another user is never answered here: its browser is sent
/// to the same address over a new connection, which the front then gives to the right process.
struct Residence: Sendable {
    let browser: BrowserID
    let cookies: BrowserCookies
    let policy: HostPolicy
    /// The header and its value with which the trusted proxy names the user; `nil` if a cookie does.
    var header: (name: String, value: String)?
    /// Whether it stands for all whose requests begin no session. Then it gives nobody its cookie.
    var isShared = false
    /// Whether each connection ends after one request, because a proxy would use it for other users.
    let closesConnections: Bool
    let logger: Logger

    private static let ofOneUser = [SocketRequest.path, UploadResponder.path, ServedFile.folder]

    /// Returns whether a request is of the user, or for a file that is the same for all users.
    /// - Parameter isExpected: Whether a request that names no user is the user's: their first one.
    func welcomes(_ head: HTTPRequestHead, isExpected: Bool) -> Bool {
        if head.uri.hasPrefix(PageAddress.folder), !Self.ofOneUser.contains(where: head.uri.hasPrefix) { return true }
        if let header { return head.headers[header.name] == [header.value] }
        let isSecure = policy.isSecure(host: head.headers.first(name: "host"))
        let user = cookies.browser(in: head.headers, isSecure: isSecure)
        // The front sends those who begin a session to a process of their own.
        if isShared { return isExpected && !head.beginsSession }
        return user == browser || (user == nil && isExpected)
    }
}
