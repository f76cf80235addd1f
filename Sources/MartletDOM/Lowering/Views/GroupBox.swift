import MartletElements

enum GroupBoxLowering: ElementLowering {
    static let css = """
        .k-group-box{background:var(--secondaryBackground);border-radius:12px;padding:14px;gap:10px;min-width:0;align-items:flex-start}
        .k-group-box>[data-slot=label]{align-self:stretch;font-weight:600}
        .k-group-box>[data-slot=label]:empty{display:none}
        .k-group-box .k-group-box{background:var(--tertiaryBackground)}
        """

    static func core(_ element: Element) -> Core {
        var core = Core("div", "v", stage: .control)
        core.set(.group)
        return core
    }

    static func inside(_ element: Element, _ page: inout PageWriter) {
        page.slot("label", of: element)
        page.children(of: element)
    }

    static func changes(for attribute: Attribute, of element: Element) -> [Change] { [] }
}
