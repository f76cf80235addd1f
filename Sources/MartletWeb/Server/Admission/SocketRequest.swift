/// A request to open a socket, with all that decides whether it may.
struct SocketRequest {
    static let path = "/_martlet/socket"

    let hello: Hello

    /// Why a socket is not opened.
    enum Refusal: Error, Hashable {
        /// The page is not from here.
        case origin(String)
        /// The request was not meant for this server.
        case host(String)
        /// The address lacks something.
        case query
    }

    /// - Parameters:
    ///   - uri: The path with its query.
    ///   - cookies: Reads the cookie that names the browser.
    ///   - header: The value of a header, by its name in lower case.
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
