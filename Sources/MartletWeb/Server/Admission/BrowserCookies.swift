import Crypto
import Foundation
import NIOHTTP1

/// The cookie that identifies a browser.
///
/// It contains the browser's id and a signature with this server's key, so clients cannot store values under invented ids. Over TLS its name
/// has the prefix `__Host-`: browsers then accept it from this host only, so neither a neighbouring subdomain nor an attacker in the
/// network can plant a cookie in another user's browser.
struct BrowserCookies: Sendable {
    private enum Proof {
        /// The server can sign for any browser.
        case key(SymmetricKey)
        /// The process serves one browser, and cannot sign for others.
        case cookie(of: BrowserID, String)
    }

    private let proof: Proof

    init(key: SymmetricKey) { proof = .key(key) }

    /// - Parameter cookie: The value of the browser's cookie, which another process has signed.
    init(of browser: BrowserID, cookie: String) { proof = .cookie(of: browser, cookie) }

    private static func name(isSecure: Bool) -> String { isSecure ? "__Host-martlet" : "martlet" }

    /// Returns the browser in a `Cookie` header, if this server signed its id.
    func browser(in header: String?, isSecure: Bool) -> BrowserID? {
        guard let header, header.utf8.count <= Self.longestHeader else { return nil }
        let start = Self.name(isSecure: isSecure) + "="
        for pair in header.split(separator: ";") {
            let pair = pair.drop { $0 == " " }
            if pair.hasPrefix(start), let browser = browser(signed: pair.dropFirst(start.count)) { return browser }
        }
        return nil
    }

    /// Returns the browser that the headers of a request name. Cookies may come in parts.
    func browser(in headers: HTTPHeaders, isSecure: Bool) -> BrowserID? {
        browser(in: headers["cookie"].joined(separator: "; "), isSecure: isSecure)
    }

    /// The maximum length of a `Cookie` header. Browsers send a few kilobytes at most.
    static let longestHeader = 16 * 1024

    private func browser(signed value: Substring) -> BrowserID? {
        switch proof {
        case .key(let key): browser(signed: value, with: key)
        case .cookie(let browser, let cookie): Self.areEqual(value.utf8, cookie.utf8) ? browser : nil
        }
    }

    /// Compares two texts in a time that does not tell where they differ.
    private static func areEqual(_ a: Substring.UTF8View, _ b: String.UTF8View) -> Bool {
        a.count == b.count && zip(a, b).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
    }

    private func browser(signed value: Substring, with key: SymmetricKey) -> BrowserID? {
        let parts = value.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 2, let browser = BrowserID(token: String(parts[0])), let signature = Data(base64URL: parts[1]),
            HMAC<SHA256>.isValidAuthenticationCode(signature, authenticating: Data(browser.token.utf8), using: key)
        else { return nil }
        return browser
    }

    /// Returns the cookie's value for a browser.
    func value(for browser: BrowserID) -> String {
        switch proof {
        case .key(let key): value(for: browser, signedWith: key)
        case .cookie(_, let cookie): cookie
        }
    }

    private func value(for browser: BrowserID, signedWith key: SymmetricKey) -> String {
        browser.token + "." + Data(HMAC<SHA256>.authenticationCode(for: Data(browser.token.utf8), using: key)).base64URL
    }

    /// Returns the header that makes a browser keep the cookie for the longest time that browsers allow.
    func header(for browser: BrowserID, isSecure: Bool) -> String {
        "\(Self.name(isSecure: isSecure))=\(value(for: browser)); Path=/; Max-Age=34560000; HttpOnly; SameSite=Lax"
            + (isSecure ? "; Secure" : "")
    }
}

extension Data {
    /// URL-safe Base64, without padding.
    var base64URL: String {
        base64EncodedString().replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
    }

    fileprivate init?(base64URL text: Substring) {
        guard text.utf8.count == 43, Token.isWellFormed(String(text)) else { return nil }
        self.init(base64Encoded: text.replacing("-", with: "+").replacing("_", with: "/") + "=")
    }
}
