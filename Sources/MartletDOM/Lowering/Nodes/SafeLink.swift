/// An address that may stand in a link: it leads somewhere, and runs nothing.
struct SafeLink {
    let text: String

    /// `nil` for schemes that a browser would run in the page.
    init?(_ text: String) {
        let head = text.prefix { $0 != "/" && $0 != "?" && $0 != "#" }
        if let colon = head.firstIndex(of: ":") {
            // Browsers pass over spaces and control characters in a scheme.
            let scheme = head[..<colon].filter { $0.isLetter || $0.isNumber }.lowercased()
            if ["javascript", "vbscript", "data", "blob", "file"].contains(scheme) { return nil }
        }
        self.text = text
    }

    /// The address is outside of the app.
    var isExternal: Bool {
        text.hasPrefix("http://") || text.hasPrefix("https://") || text.hasPrefix("//")
    }

    /// What a link says of an address outside, which opens beside the app and learns nothing of it.
    var relations: [(name: String, value: String)] {
        isExternal ? [("target", "_blank"), ("rel", "noopener noreferrer")] : []
    }
}
