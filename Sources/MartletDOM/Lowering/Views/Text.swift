import MartletElements

enum TextLowering: ElementLowering {
    static let holdsControls = false

    static let css = """
        .k-text{display:block;min-width:0;max-width:100%;white-space:pre-wrap;overflow-wrap:break-word;text-align:start;margin:0}
        h1.k-text,h2.k-text,h3.k-text,h4.k-text,h5.k-text,h6.k-text{font-weight:inherit}
        .k-text .k-text{display:inline;white-space:inherit}
        a.k-text{color:var(--tint);text-decoration:none}
        a.k-text:hover{text-decoration:underline}
        .one-line{white-space:pre;overflow:hidden;text-overflow:ellipsis}
        .lines{display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:var(--lines);overflow:hidden}
        .one-line.cut-head{direction:rtl;text-align:end}
        [dir=rtl] .one-line.cut-head{direction:ltr}
        .one-line.cut-head::before{content:"\u{2068}"}
        .one-line[data-shown]{text-overflow:clip}
        .one-line[data-shown]::before{content:attr(data-shown)/"";display:inline-block;width:0;min-width:100%}
        """

    static func core(_ element: Element) -> Core {
        if let href = element[.href]?.stringValue, let safe = SafeLink(href) {
            return Core("a", attributes: [("href", safe.text)] + safe.relations, isNative: true)
        }
        if element.parent?.kind == .text { return Core("span") }
        if let level = element[.heading]?.intValue, (1...6).contains(level) { return Core("h\(level)") }
        return Core("span")
    }

    static func changes(for attribute: Attribute, of element: Element) -> [Change] {
        switch attribute {
        case .heading, .href: [.everything]
        default: []
        }
    }
}
