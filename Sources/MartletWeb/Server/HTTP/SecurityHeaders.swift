import Foundation
import HTTPTypes

/// The security headers of all responses. Martlet's pages need nothing that they forbid.
enum SecurityHeaders {
    /// Scripts and style sheets are loaded from this server only. Style attributes are allowed, because layout uses them. Images and media
    /// may come from any origin.
    ///
    /// - Parameters:
    ///   - styleNonce: The nonce of the page's own `style` element.
    ///   - framesOwnPages: Whether the server's pages may be in frames of each other.
    static func policy(styleNonce: String? = nil, framesOwnPages: Bool = false) -> String {
        let nonce = styleNonce.map { " 'nonce-\($0)'" } ?? ""
        guard framesOwnPages else { return start + nonce + rest + noAncestors + frames }
        return start + nonce + rest + "; frame-ancestors 'self'" + (frames.isEmpty ? "; frame-src 'self'" : frames)
    }

    private static let start = "default-src 'none'; script-src 'self'; style-src 'self'"
    private static let rest =
        [
            "", "style-src-attr 'unsafe-inline'", "img-src * data: blob:", "font-src 'self' data:", "media-src * data: blob:",
            "connect-src 'self'", "base-uri 'none'", "form-action 'self'",
        ].joined(separator: "; ")
    private static let noAncestors = "; frame-ancestors 'none'"

    /// Frames may show pages of the web if the app can: if it is built with the module for web views. Other apps' pages have no frames.
    static let frames = frames(hasWebViews: NSClassFromString("MartletWebKit.WKWebView") != nil)

    static func frames(hasWebViews: Bool) -> String { hasWebViews ? "; frame-src 'self' http: https:" : "" }

    /// The policy of a document for frames: it may do anything, but its origin is one that nobody else has, so it reaches nothing of the page's, and
    /// only the app's own page shows it.
    static let sandboxPolicy =
        "sandbox allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox allow-modals; "
        + "default-src * data: blob: 'unsafe-inline' 'unsafe-eval'; frame-ancestors 'self'"

    static func add(to headers: inout HTTPFields) {
        if headers[.contentSecurityPolicy] == nil { headers[.contentSecurityPolicy] = policy() }
        headers[.xContentTypeOptions] = "nosniff"
        headers.set("referrer-policy", "same-origin")
        headers.set("cross-origin-opener-policy", "same-origin")
    }
}
