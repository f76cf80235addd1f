import HTTPTypes

/// What browsers are told to forbid. Nothing in a page of ours needs more than this allows.
enum SecurityHeaders {
    /// Scripts and styles come from files of ours alone. Style attributes are free: layout is written in them. Pictures and media come from
    /// wherever an app finds them.
    static let policy = [
        "default-src 'none'", "script-src 'self'", "style-src 'self'", "style-src-attr 'unsafe-inline'", "img-src * data: blob:",
        "font-src 'self' data:", "media-src *", "connect-src 'self'", "base-uri 'none'", "form-action 'self'", "frame-ancestors 'none'",
    ].joined(separator: "; ")

    static func add(to headers: inout HTTPFields) {
        headers[.contentSecurityPolicy] = policy
        headers[.xContentTypeOptions] = "nosniff"
        headers.set("referrer-policy", "same-origin")
        headers.set("cross-origin-opener-policy", "same-origin")
    }
}
