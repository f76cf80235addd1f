import MartletElements

/// The label of a link in a row, with a badge at the end.
enum BadgedLowering: ElementLowering {
    static let css = """
        .k-badged{display:flex;align-items:center;gap:12px;flex:1;min-width:0}
        .k-badged>:first-child{margin-inline-end:auto}
        .k-badged>.x:first-child{flex:1 1 0;margin-inline-end:0}
        .label-badge{color:var(--secondary);font-variant-numeric:tabular-nums}
        .row-content:has(.k-badged)>:is(.k-navigation-link,.b){justify-self:stretch}
        """

    static let lazySlots = ["badge"]

    static func core(_ element: Element) -> Core { Core("span", stage: .frame) }

    static func inside(_ element: Element, _ page: inout PageWriter) {
        page.children(of: element)
        if element.children.contains(where: { $0[.slot] == "badge" }) {
            page.slot("badge", of: element, tag: "span", classes: "label-badge")
        }
    }

    static func changes(for attribute: Attribute, of element: Element) -> [Change] { [] }
}
