/// The cookie that names a browser.
enum BrowserCookie {
    private static let name = "martlet"

    /// The browser that a `Cookie` header names.
    static func browser(in header: String?) -> BrowserID? {
        guard let header else { return nil }
        for pair in header.split(separator: ";") {
            let pair = pair.drop { $0 == " " }
            guard pair.hasPrefix(name + "=") else { continue }
            if let browser = BrowserID(cookie: String(pair.dropFirst(name.count + 1))) { return browser }
        }
        return nil
    }

    /// The header that makes a browser keep its name for the longest time that browsers allow.
    static func header(for browser: BrowserID, isSecure: Bool) -> String {
        "\(name)=\(browser.token); Path=/; Max-Age=34560000; HttpOnly; SameSite=Lax" + (isSecure ? "; Secure" : "")
    }
}
