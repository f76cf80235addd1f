import MartletElements

enum LabeledLowering: ElementLowering {
    static let css = """
        .k-labeled{display:flex;align-items:center;gap:12px;min-width:0;justify-content:space-between}
        .k-labeled>[data-slot=label]{flex:1 1 auto;min-width:0}
        .k-labeled>.labeled-content{color:var(--secondary);text-align:end;min-width:0;flex:0 1 auto}
        .k-labeled:has(>.labeled-content>.x)>.labeled-content{flex:1 1 0}
        :is(.control-label,.k-labeled>[data-slot=label],.k-label>[data-slot=title]):has(>.k-text+.k-text){display:flex;flex-direction:column;align-items:flex-start}
        :is(.control-label,.k-labeled>[data-slot=label],.k-label>[data-slot=title],[role=menu] .k-button)>.k-text+.k-text{color:var(--secondary);font-size:.8125rem}
        [role=menu] .k-button:has(>.k-text+.k-text){display:grid;grid-template-columns:1fr auto;justify-items:start;gap:0 6px}
        [role=menu] .k-button:has(>.k-text+.k-text)>.k-text{grid-column:1}
        [role=menu] .k-button:has(>.k-text+.k-text)>.k-image{grid-area:1/2/span 2}
        :where(.control-label,[data-slot=label])>:where(.h,.v,.z,.b,.k-layer):where(:not(.x)){width:fit-content}
        .row-content .k-toggle>.control-label:has(>.k-text+.k-text){padding-block:5px}
        """

    static func core(_ element: Element) -> Core { Core() }

    static func inside(_ element: Element, _ page: inout PageWriter) {
        page.slot("label", of: element, tag: "span")
        page.slot("", of: element, classes: "labeled-content v to-trailing")
    }

    static func changes(for attribute: Attribute, of element: Element) -> [Change] { [] }
}
