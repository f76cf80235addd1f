import MartletElements

/// Content and a bar at one of its edges. If the content scrolls with its screen, the bar stays at the edge of the screen.
enum SafeAreaInsetLowering: ElementLowering {
    static let css = """
        .k-safe-area-inset{display:flex;flex-direction:column;min-width:0;align-items:center}
        .k-safe-area-inset>.x{align-self:stretch}
        .k-safe-area-inset>.y{flex:1 1 10px}
        .k-safe-area-inset>.q{min-height:0}
        .k-safe-area-inset:has(>.lifted,>.k-layer.scrolls){flex:1 0 auto}
        .k-safe-area-inset>:is(.lifted,.k-layer.scrolls).y{flex:1 0 auto;min-height:auto}
        .k-safe-area-inset>.inset-bar{align-self:stretch;flex:none;position:sticky;z-index:4}
        .inset-bar:empty{display:none}
        .k-safe-area-inset.bottom>.inset-bar{order:1;bottom:0}
        .k-safe-area-inset.top>.inset-bar{order:-1;top:var(--stick,0)}
        .k-safe-area-inset.leading,.k-safe-area-inset.trailing{flex-direction:row;align-items:stretch}
        .k-safe-area-inset:is(.leading,.trailing)>.x{flex:1 1 0;align-self:stretch}
        .k-safe-area-inset.trailing>.inset-bar{order:1}
        .k-safe-area-inset.leading>.inset-bar{order:-1}
        """

    static func core(_ element: Element) -> Core {
        var core = Core("div", element[.edge]?.stringValue?.cssName ?? "bottom")
        if let spacing = element[.spacing]?.doubleValue, spacing != 0 { core.style.append(("gap", spacing.px)) }
        return core
    }

    static func inside(_ element: Element, _ page: inout PageWriter) {
        page.slot("inset", of: element, classes: "inset-bar v")
        page.children(of: element)
    }

    static func changes(for attribute: Attribute, of element: Element) -> [Change] { [.boxes] }
    static func arrangementChanges(of element: Element) -> [Change] { element.screenChanges }
}
