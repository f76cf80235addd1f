import MartletElements

/// A link to a screen of the app. With a URL it is a real link, which the client script follows within the session.
enum NavigationLinkLowering: ElementLowering {
    static let holdsControls = false

    static let css = """
        .k-navigation-link{appearance:none;border:0;margin:0;padding:0;background:none;color:var(--ink,var(--tint));text-align:start;text-decoration:none;cursor:pointer;gap:6px;min-width:0;touch-action:manipulation;-webkit-tap-highlight-color:transparent}
        .k-navigation-link:active{opacity:.5}
        .k-navigation-link[aria-disabled]{opacity:.4;cursor:default}
        .row-content>.k-navigation-link,.row-content>.b>.k-navigation-link{color:inherit;justify-content:flex-start}
        .row-content:has(>.k-navigation-link:only-child,>.b:only-child>.k-navigation-link){padding-inline-end:34px}
        .row-content>.k-navigation-link:only-child::before,.row-content>.b:only-child>.k-navigation-link::before{content:"";position:absolute;inset:0}
        .row-content>.k-navigation-link:only-child::after,.row-content>.b:only-child>.k-navigation-link::after{content:"";position:absolute;inset-inline-end:17px;top:calc(50% - 4.5px);width:7px;height:7px;border:solid var(--tertiary);border-width:2px 2px 0 0;rotate:45deg;border-radius:1px}
        [dir=rtl] .row-content .k-navigation-link::after{rotate:-135deg}
        .k-row:has(>.row-content>.k-navigation-link:active){background:var(--pressed)}
        .row-content>.k-navigation-link:active{opacity:1}
        @media (hover:hover){.k-row:has(>.row-content>.k-navigation-link:hover,>.row-content>.k-button.automatic:hover){background-image:linear-gradient(var(--hover),var(--hover))}}
        """

    static func core(_ element: Element) -> Core {
        var core = Core("a", "r", isNative: true)
        ButtonLook.dress(&core, as: element)
        if element[.disabled] == true {
            core.set(.link)
            core.set("aria-disabled", "true")
        } else if let link = element[.href]?.stringValue.flatMap(SafeLink.init) {
            core.attributes = [("href", link.text)]
        } else {
            core.set(.link)
            core.set("tabindex", "0")
        }
        if element[.isSelected] == true { core.set("aria-current", "true") }
        return core
    }

    static func changes(for attribute: Attribute, of element: Element) -> [Change] {
        switch attribute {
        case .href, .disabled: ["href", "role", "tabindex", "aria-disabled"].map { .attribute($0) }
        case .isSelected: [.attribute("aria-current")]
        case .style, .borderShape: [.boxes]
        default: []
        }
    }
}
