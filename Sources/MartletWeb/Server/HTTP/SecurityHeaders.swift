import HTTPTypes

/// The security headers of all responses. Martlet's pages need nothing that they forbid.
enum SecurityHeaders {
    /// Scripts and style sheets are loaded from this server only. Style attributes are allowed, because layout uses them. Images and media
    /// may come from any origin.
    ///
    /// - Parameter styleNonce: The nonce of the page's own `style` element.
    static func policy(styleNonce: String? = nil) -> String { start + (styleNonce.map { " 'nonce-\($0)'" } ?? "") + rest }

    private static let start = "default-src 'none'; script-src 'self'; style-src 'self'"
    private static let rest = [
        "", "style-src-attr 'unsafe-inline'", "img-src * data: blob:",
        "font-src 'self' data:", "media-src *", "connect-src 'self'", "base-uri 'none'", "form-action 'self'", "frame-ancestors 'none'",
    ].joined(separator: "; ")

    static func add(to headers: inout HTTPFields) {
        if headers[.contentSecurityPolicy] == nil { headers[.contentSecurityPolicy] = policy() }
        headers[.xContentTypeOptions] = "nosniff"
        headers.set("referrer-policy", "same-origin")
        headers.set("cross-origin-opener-policy", "same-origin")
    }
}
