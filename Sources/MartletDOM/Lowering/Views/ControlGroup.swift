import MartletElements

/// Controls side by side, with a label for assistive technology.
enum ControlGroupLowering: ElementLowering {
    static let css = """
        .k-control-group{gap:8px}
        .k-control-group>[data-slot=label]{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
        [role=menu] .k-control-group{display:flex}
        [role=menu] .k-control-group>*{flex:1 1 0;min-width:0}
        """

    static let lazySlots = ["label"]

    static func core(_ element: Element) -> Core {
        var core = Core("div", "r")
        core.set(.group)
        if element.hasChildren(in: "label") { core.set("aria-labelledby", "n\(element.id)") }
        return core
    }

    static func inside(_ element: Element, _ page: inout PageWriter) {
        if element.hasChildren(in: "label") { page.slot("label", of: element, tag: "span", id: "n") }
        page.children(of: element)
    }

    static func changes(for attribute: Attribute, of element: Element) -> [Change] { [] }
}
