/// An address that may stand in a link: it leads somewhere, and runs nothing.
struct SafeLink {
    let text: String

    /// `nil` for schemes that a browser would run in the page.
    ///
    /// Browsers read an address scalar by scalar, so it is read so here: what joins a colon to one character with what follows hides nothing.
    init?(_ text: String) {
        let head = text.unicodeScalars.prefix { $0 != "/" && $0 != "?" && $0 != "#" }
        if let colon = head.firstIndex(of: ":") {
            // Browsers pass over spaces and control characters in a scheme.
            let letters = head[..<colon].filter { $0.isASCII && $0.properties.isAlphabetic }
            let scheme = String(String.UnicodeScalarView(letters)).lowercased()
            if ["javascript", "vbscript", "data", "blob", "file"].contains(scheme) { return nil }
        }
        self.text = text
    }

    /// The address is outside of the app. Browsers take a backslash for a slash.
    var isExternal: Bool {
        let start = text.utf8.prefix(8).map { $0 == UInt8(ascii: "\\") ? UInt8(ascii: "/") : $0 | ($0 >= 0x41 && $0 <= 0x5A ? 0x20 : 0) }
        return ["http://", "https://", "//"].contains { start.starts(with: $0.utf8) }
    }

    /// What a link says of an address outside, which opens beside the app and learns nothing of it.
    var relations: [(name: String, value: String)] {
        isExternal ? [("target", "_blank"), ("rel", "noopener noreferrer")] : []
    }
}
