import MartletElements

enum SectionLowering: ElementLowering {
    static let kind: Kind = .section

    static let css = """
        .k-section{min-width:0}
        .section-header:empty,.section-footer:empty,.rows:empty{display:none}
        :is(.k-list,.k-form) .section-header{color:var(--secondary);font-size:.8125rem;line-height:1.35;padding:0 16px 7px;text-transform:none}
        :is(.k-list,.k-form) .section-footer{color:var(--secondary);font-size:.8125rem;line-height:1.35;padding:7px 16px 0}
        :is(.insetGrouped,.grouped)>.k-section{padding-top:22px}
        :is(.insetGrouped,.grouped)>.k-section:has(>.section-header:not(:empty)){padding-top:18px}
        .insetGrouped>.k-section>.rows{border-radius:12px;overflow:clip}
        :is(.plain,.inset)>.k-section>.section-header{position:sticky;top:var(--stick,0);z-index:1;background:var(--bar);backdrop-filter:blur(20px) saturate(1.6);font-weight:600;font-size:.9375rem;color:var(--label);padding:6px 16px}
        .sidebar>.k-section{padding-top:14px}
        .sidebar>.k-section>.section-header{font-weight:600;color:var(--label);font-size:1.0625rem}
        .sidebar>.k-section>.rows>.k-row,.sidebar>.k-row{border-radius:8px}
        .k-section>:is(.section-header,.section-footer)>.k-text{font:inherit}
        .k-section.loose{display:contents}
        .k-section.loose>.rows,.k-section.loose>.section-header,.k-section.loose>.section-footer{display:contents}
        """

    static func core(_ element: Element) -> Core {
        guard element.isInRows else { return Core("section", "loose", isNative: true) }
        if element.parent?.kind == .list { return Core("section", attributes: [("role", "listitem")], isNative: true) }
        return Core("section", isNative: true)
    }

    static func inside(_ element: Element, _ page: inout PageWriter) {
        page.slot("header", of: element, tag: "header", classes: "section-header")
        page.raw("<div class=rows")
        if element.parent?.kind == .list { page.html.attribute("role", "list") }
        page.html.attribute("data-slot", "")
        page.html.attribute("data-of", element.id.rawValue)
        page.raw(">")
        page.children(of: element)
        page.end("div")
        page.slot("footer", of: element, tag: "footer", classes: "section-footer")
    }

    static func changes(for attribute: Attribute, of element: Element) -> [Change] { [] }
}

extension Element {
    /// The element is directly in a list or a form, or in a group in one.
    fileprivate var isInRows: Bool {
        switch parent?.kind {
        case .list, .form: true
        case .group: parent?.isInRows ?? false
        default: false
        }
    }
}
