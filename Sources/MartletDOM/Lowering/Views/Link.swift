import MartletElements

/// A link to a URL outside the app.
enum LinkLowering: ElementLowering {
    static let holdsControls = false

    static let css = """
        .k-link{color:var(--ink,var(--tint));text-decoration:none;gap:6px;cursor:pointer;min-width:0}
        .k-link:active{opacity:.5}
        @media (hover:hover){.k-link:not(.bordered,.prominent,.custom):hover{text-decoration:underline}}
        .row-content>.k-link:only-child::before{content:"";position:absolute;inset:0}
        """

    static func core(_ element: Element) -> Core {
        var core = Core("a", "r", isNative: true)
        ButtonLook.dress(&core, as: element)
        if let link = element[.href]?.stringValue.flatMap(SafeLink.init), element[.disabled] != true {
            core.attributes = [("href", link.text)] + link.relations
        } else {
            core.set(.link)
            core.set("aria-disabled", "true")
        }
        return core
    }

    static func changes(for attribute: Attribute, of element: Element) -> [Change] {
        switch attribute {
        case .href, .disabled: ["href", "target", "rel", "role", "aria-disabled"].map { .attribute($0) }
        case .style, .borderShape: [.boxes]
        default: []
        }
    }
}
