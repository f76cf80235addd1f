import MartletElements

enum LabeledLowering: ElementLowering {
    static let css = """
        .k-labeled{display:flex;align-items:center;gap:12px;min-width:0;justify-content:space-between}
        .k-labeled>[data-slot=label]{flex:1 1 auto;min-width:0}
        .k-labeled>.labeled-content{color:var(--secondary);text-align:end;min-width:0;flex:0 1 auto}
        .k-labeled:has(>.labeled-content>.x)>.labeled-content{flex:1 1 0}
        """

    static func core(_ element: Element) -> Core { Core() }

    static func inside(_ element: Element, _ page: inout PageWriter) {
        page.slot("label", of: element, tag: "span")
        page.slot("", of: element, classes: "labeled-content v to-trailing")
    }

    static func changes(for attribute: Attribute, of element: Element) -> [Change] { [] }
}
