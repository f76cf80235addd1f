/// A request to open a socket, with the data that decides whether it is allowed.
struct SocketRequest {
    static let path = "/_martlet/socket"

    let hello: Hello

    /// The reason for refusing a socket.
    enum Refusal: Error, Hashable {
        /// The page comes from a foreign origin.
        case origin(String)
        /// The request names a host that this server does not answer to.
        case host(String)
        /// The URL lacks a query parameter.
        case query
    }

    /// - Parameters:
    ///   - uri: The path and query.
    ///   - cookies: Reads the cookie that identifies the browser.
    ///   - header: Returns the value of a header, by its name in lower case.
    init(uri: String, policy: HostPolicy, cookies: BrowserCookies, header: (String) -> String?) throws(Refusal) {
        let host = header("host")
        guard policy.allows(host: host) else { throw .host(host ?? "") }
        let origin = header("origin")
        guard policy.allows(origin: origin, host: host) else { throw .origin(origin ?? "") }
        var query: [Substring: Substring] = [:]
        for pair in uri.drop(while: { $0 != "?" }).dropFirst().split(separator: "&") {
            let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            if parts.count == 2 { query[parts[0]] = parts[1] }
        }
        func count(_ name: Substring) throws(Refusal) -> Int {
            guard let number = query[name].flatMap({ Int($0) }), 0...ClientFrame.greatestNumber ~= number else { throw .query }
            return number
        }
        guard let session = query["session"], session.utf8.count <= 64, Token.isWellFormed(String(session)) else { throw .query }
        hello = Hello(
            session: String(session),
            browser: cookies.browser(in: header("cookie"), isSecure: policy.isSecure(host: host)), received: try count("received"),
            sent: try count("sent"), version: try count("v"))
    }
}
