import MartletElements

/// The data of a page outside its elements.
public struct PageFacts {
    /// A BCP 47 tag: `en-GB`.
    public var language: String
    public var title: String
    /// The color scheme; `nil` follows the system.
    public var colorScheme: ClientTraits.Appearance?
    /// Attributes of the `html` tag for the script, with names without `data-`.
    public var data: [(name: String, value: String)]
    /// The URLs of the app's own style sheets.
    public var styles: [String]
    /// The URLs of the scripts.
    public var scripts: [String]
    /// The URL of the page's icon.
    public var icon: String?
    /// The nonce with which the page's security policy allows its `style` element; `nil` for a page that loads its style sheet instead.
    public var styleNonce: String?

    public init(
        language: String = "en", title: String = "", colorScheme: ClientTraits.Appearance? = nil,
        data: [(name: String, value: String)] = [],
        styles: [String] = [], scripts: [String] = [], icon: String? = nil, styleNonce: String? = nil
    ) {
        self.language = language
        self.title = title
        self.colorScheme = colorScheme
        self.data = data
        self.styles = styles
        self.scripts = scripts
        self.icon = icon
        self.styleNonce = styleNonce
    }

    /// `rtl` for languages written from right to left, otherwise `ltr`.
    var direction: String {
        let language = self.language.prefix { $0 != "-" && $0 != "_" }.lowercased()
        return ["ar", "he", "fa", "ur", "yi", "ps", "dv", "ug", "ckb", "sd"].contains(language) ? "rtl" : "ltr"
    }
}

extension DOMLowering {
    /// Returns a complete page, readable before any script has run.
    public func page(of tree: ElementTree, _ facts: PageFacts) -> String {
        _ = tree.settleLayout()
        var content = PageWriter(resources: resources)
        content.element(tree.root)
        var html = HTMLWriter()
        html.raw("<!doctype html><html")
        html.attribute("lang", facts.language)
        html.attribute("dir", facts.direction)
        for (name, value) in facts.data { html.attribute("data-\(name)", value) }
        if let scheme = facts.colorScheme { html.attribute("style", "color-scheme:\(scheme.rawValue)") }
        html.raw("><head><meta charset=utf-8><meta name=viewport content='width=device-width,initial-scale=1,viewport-fit=cover'>")
        html.raw("<meta name=color-scheme content='\(facts.colorScheme?.rawValue ?? "light dark")'>")
        html.raw("<meta name=theme-color content=#fff media='(prefers-color-scheme:light)'>")
        html.raw("<meta name=theme-color content=#000 media='(prefers-color-scheme:dark)'><title>")
        html.text(facts.title)
        html.raw("</title>")
        writeStandardStyle(for: content.html, facts, to: &html)
        for address in content.families.compactMap(\.style?.address) + facts.styles { html.styleLink(address) }
        // Without an icon the browser would request a file that does not exist.
        html.raw("<link rel=icon")
        html.attribute("href", facts.icon ?? "data:,")
        html.raw(">")
        for script in facts.scripts {
            html.raw("<script type=module")
            html.attribute("src", script)
            html.raw("></script>")
        }
        html.raw("</head><body>")
        html.raw(content.html)
        html.raw("</body></html>")
        return html.string
    }

    /// Writes the style rules of the first paint, so that it waits for no other file. The client script loads the whole style sheet for
    /// elements that the page displays later.
    private func writeStandardStyle(for content: HTMLWriter, _ facts: PageFacts, to html: inout HTMLWriter) {
        guard let address = Family.standard.style?.address else { return }
        guard let nonce = facts.styleNonce else { return html.styleLink(address) }
        html.raw("<style")
        html.attribute("nonce", nonce)
        html.attribute("data-rest", address)
        html.raw(">")
        html.raw(resources.style(for: content.classes))
        html.raw("</style><link rel=preload as=style")
        html.attribute("href", address)
        html.raw("><noscript>")
        html.styleLink(address)
        html.raw("</noscript>")
    }
}

extension HTMLWriter {
    fileprivate mutating func styleLink(_ address: String) {
        raw("<link rel=stylesheet")
        attribute("href", address)
        raw(">")
    }
}
