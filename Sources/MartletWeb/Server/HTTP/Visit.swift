import MartletDOM
import NIOHTTP1

extension HTTPRequestHead {
    /// Whether the request is a person's for a page, as far as it says so itself. Files, robots and `HEAD` need no session.
    var beginsSession: Bool {
        let header = { headers.first(name: $0) }
        return method == .GET && !uri.hasPrefix(PageAddress.folder) && Visit.isForPage(header) && Visit(header) == .person
    }
}

/// The reason for requesting a page.
enum Visit: Hashable, Sendable {
    /// A user opens the page.
    case person
    /// A browser prefetches the page. It requests the page again when the user opens it.
    case prefetch
    /// A robot reads the page and will not connect to the session.
    case robot
    /// A page of another site requests it, but not for display as a page of its own.
    case embedding

    init(_ header: (String) -> String?) {
        let purpose = [header("sec-purpose"), header("purpose"), header("x-moz"), header("x-purpose")].compactMap { $0?.lowercased() }
        if purpose.contains(where: { $0.contains("prefetch") || $0.contains("prerender") || $0 == "preview" }) {
            self = .prefetch
        } else if header("sec-fetch-site") == "cross-site", header("sec-fetch-dest").map({ $0 != "document" }) ?? false {
            self = .embedding
        } else {
            let agent = header("user-agent")?.prefix(512).lowercased() ?? ""
            self = Self.robots.contains(where: agent.contains) ? .robot : .person
        }
    }

    /// Returns whether a browser requests a page for display, rather than a missing image or script.
    static func isForPage(_ header: (String) -> String?) -> Bool {
        if let destination = header("sec-fetch-dest") {
            return destination == "document" || destination == "iframe" || destination == "empty"
        }
        guard let accept = header("accept") else { return true }
        return accept.contains("text/html") || (accept.contains("*/*") && !accept.contains("image/"))
    }

    /// Parts of the user agents of robots that identify themselves.
    private static let robots = [
        "bot/", "bot;", "bot)", "googlebot", "bingbot", "crawler", "spider", "slurp", "facebookexternalhit", "embedly", "whatsapp/",
        "telegrambot", "pingdom", "lighthouse",
    ]
}
