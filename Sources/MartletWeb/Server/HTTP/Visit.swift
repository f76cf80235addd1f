/// Why a page is asked for.
enum Visit: Hashable, Sendable {
    /// Somebody wants to use it.
    case person
    /// A browser thinks that somebody might want to. It asks again when they do.
    case prefetch
    /// A machine reads it, and will not come back for the session.
    case robot
    /// Another site's page asks for it without showing it as a page of its own.
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

    /// What robots that say so call themselves.
    private static let robots = [
        "bot/", "bot;", "bot)", "googlebot", "bingbot", "crawler", "spider", "slurp", "facebookexternalhit", "embedly", "whatsapp/",
        "telegrambot", "pingdom", "lighthouse",
    ]
}
