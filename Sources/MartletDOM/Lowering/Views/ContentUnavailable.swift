import MartletElements

enum ContentUnavailableLowering: ElementLowering {
    static let css = """
        .k-content-unavailable{gap:6px;padding:24px;text-align:center}
        .k-content-unavailable>[data-slot]:empty{display:none}
        .k-content-unavailable>[data-slot=label]{font-size:var(--t22,1.375rem);font-weight:700}
        .k-content-unavailable>[data-slot=label]>.k-label{flex-direction:column;gap:14px}
        .k-content-unavailable>[data-slot=label]>.k-label>[data-slot=icon]{font-size:2.75rem;color:var(--secondary);font-weight:400}
        .k-content-unavailable>[data-slot=description]{color:var(--secondary);font-size:var(--t15,.9375rem);max-width:22em}
        .k-content-unavailable>[data-slot=description] .k-text{text-align:center}
        .k-content-unavailable>[data-slot=actions]{padding-top:12px;gap:8px}
        """

    static func core(_ element: Element) -> Core { Core("div", "v") }

    static func inside(_ element: Element, _ page: inout PageWriter) {
        page.slot("label", of: element)
        page.slot("description", of: element)
        page.slot("actions", of: element, classes: "v")
        page.children(of: element)
    }

    static func changes(for attribute: Attribute, of element: Element) -> [Change] { [] }
}
