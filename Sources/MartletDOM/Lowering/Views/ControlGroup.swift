import MartletElements

/// Controls side by side, with a label for assistive technology: in a menu a row of symbols above titles, elsewhere one box.
enum ControlGroupLowering: ElementLowering {
    static let css = """
        .k-control-group{gap:8px}
        .k-control-group:not(.navigation,:is(.bar,.bottom-bar,[role=menu]) *){gap:0;border-radius:8px;background:var(--fill);overflow:clip}
        .k-control-group:not(.navigation,:is(.bar,.bottom-bar,[role=menu]) *)>:not([data-slot=label]){padding:7px 14px;min-height:34px}
        .k-control-group:not(.navigation,:is(.bar,.bottom-bar) *)>:not([data-slot=label])+*{border-inline-start:.5px solid var(--separator)}
        .k-control-group .k-label.k-label{gap:6px}
        .k-control-group .k-label.k-label>[data-slot=icon]{min-width:0;color:inherit}
        .k-control-group>[data-slot=label]{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
        [role=menu] .k-control-group{display:flex}
        [role=menu] .k-control-group>*{flex:1 1 0;min-width:0}
        [role=menu] .k-control-group:not(:first-child){border-top:.5px solid var(--separator)}
        [role=menu] .k-control-group:not(:last-child){border-bottom:.5px solid var(--separator)}
        [role=menu] .k-control-group.k-control-group.k-control-group>:is(.k-button,.k-toggle,.menu-button,.k-link){justify-content:center;text-align:center;padding:9px 4px}
        [role=menu] .k-control-group.k-control-group>*>.k-label{flex-direction:column;justify-content:center;gap:4px;font-size:.75rem}
        [role=menu] .k-control-group.k-control-group>*>.k-label>[data-slot=icon]{font-size:1.0625rem}
        [role=menu] .k-control-group:is(.compactMenu,.palette)>*>.k-label>[data-slot=title]{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
        """

    static let lazySlots = ["label"]

    static func core(_ element: Element) -> Core {
        var core = Core("div", "r")
        if let style = element[.style]?.stringValue { core.addClass(style.cssName) }
        core.set(.group)
        if element.hasChildren(in: "label") { core.set("aria-labelledby", "n\(element.id)") }
        return core
    }

    static func inside(_ element: Element, _ page: inout PageWriter) {
        if element.hasChildren(in: "label") { page.slot("label", of: element, tag: "span", id: "n") }
        page.children(of: element)
    }

    static func changes(for attribute: Attribute, of element: Element) -> [Change] { attribute == .style ? [.boxes] : [] }
}
