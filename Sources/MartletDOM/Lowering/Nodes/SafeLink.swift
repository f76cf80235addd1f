/// A URL that is safe in a link, because it runs no script.
struct SafeLink {
    let text: String

    /// Returns `nil` for schemes that a browser would run in the page.
    ///
    /// It checks scalars rather than characters, as browsers do: otherwise a combining scalar after the colon would hide it.
    init?(_ text: String) {
        let head = text.unicodeScalars.prefix { $0 != "/" && $0 != "?" && $0 != "#" }
        if let colon = head.firstIndex(of: ":") {
            // Browsers ignore spaces and control characters in a scheme.
            let letters = head[..<colon].filter { $0.isASCII && $0.properties.isAlphabetic }
            let scheme = String(String.UnicodeScalarView(letters)).lowercased()
            if ["javascript", "vbscript", "data", "blob", "file"].contains(scheme) { return nil }
        }
        self.text = text
    }

    /// Whether the URL is outside the app. Browsers treat a backslash as a slash.
    var isExternal: Bool {
        let start = text.utf8.prefix(8).map { $0 == UInt8(ascii: "\\") ? UInt8(ascii: "/") : $0 | ($0 >= 0x41 && $0 <= 0x5A ? 0x20 : 0) }
        return ["http://", "https://", "//"].contains { start.starts(with: $0.utf8) }
    }

    /// The attributes of a link to an external URL: it opens in a new tab, which gets no information about the app.
    var relations: [(name: String, value: String)] {
        isExternal ? [("target", "_blank"), ("rel", "noopener noreferrer")] : []
    }
}
