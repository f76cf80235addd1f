import HummingbirdCore

/// The session whose page the browser reloads.
///
/// The request of a reload says nothing about the tab that it comes from. So a page writes its session's id into a cookie when it comes to the front and
/// when it is left. Who opens the address in another tab, or reloads without the browser's cache, gets a new session.
///
/// A page in a frame of another page writes a cookie for the frame's path alone, and goes on when the page around it makes the frame anew.
enum ReloadedSession {
    private static let cookie = "martlet-session"
    private static let idLength = Token.random(bytes: 16).utf8.count

    /// Returns the id of the session, as the browser says; `nil` if the request is no reload.
    ///
    /// - Parameter isFrame: Whether the page is for a frame of another page of this server.
    static func id(cookies: String?, cacheControl: String?, isFrame: Bool = false) -> String? {
        isFrame || cacheControl?.lowercased() == "max-age=0" ? session(in: cookies) : nil
    }

    /// Returns the id of the session whose page this one replaces, also if the browser reloads without its cache; `nil` if it replaces none.
    static func replaced(cookies: String?, cacheControl: String?) -> String? {
        ["max-age=0", "no-cache"].contains(cacheControl?.lowercased()) ? session(in: cookies) : nil
    }

    /// Reads the cookie. Of several with its name, that of the longest path is the first.
    private static func session(in cookies: String?) -> String? {
        guard let cookies, cookies.utf8.count <= BrowserCookies.longestHeader else { return nil }
        let pairs = cookies.split(separator: ";").map { $0.drop { $0 == " " } }
        guard let pair = pairs.first(where: { $0.hasPrefix(cookie + "=") }) else { return nil }
        let id = String(pair.dropFirst(cookie.count + 1))
        return id.utf8.count == idLength && Token.isWellFormed(id) ? id : nil
    }
}
