import MartletElements

/// A link to a screen of the app. With a URL it is a real link, which the client script follows within the session.
enum NavigationLinkLowering: ElementLowering {
    static let holdsControls = false

    static let css = """
        .k-navigation-link{appearance:none;border:0;margin:0;padding:0;background:none;color:var(--ink,var(--tint));text-align:start;text-decoration:none;cursor:pointer;gap:6px;min-width:0;touch-action:manipulation;-webkit-tap-highlight-color:transparent}
        .k-navigation-link:active{opacity:.5}
        .k-navigation-link[aria-disabled]{opacity:.4;cursor:default}
        \(links(".row-content")){color:inherit;justify-content:flex-start}
        .row-content:has(\(links(isAlone: true))){padding-inline-end:34px}
        \(links(".row-content", isAlone: true, "::before")){content:"";position:absolute;inset:0}
        \(links(".row-content", isAlone: true, "::after")){content:"";position:absolute;inset-inline-end:17px;top:calc(50% - 4.5px);width:7px;height:7px;border:solid var(--tertiary);border-width:2px 2px 0 0;rotate:45deg;border-radius:1px}
        \(links(".row-content .disclosed")){color:inherit;justify-content:flex-start}
        .row-content .disclosed>:is(.k-navigation-link,.k-context-menu:has(>.k-navigation-link),.b:has(>.k-navigation-link)){position:relative;padding-inline-end:34px}
        \(links(".row-content .disclosed", "::before")){content:"";position:absolute;inset:0}
        \(links(".row-content .disclosed", "::after")){content:"";position:absolute;inset-inline-end:17px;top:calc(50% - 4.5px);width:7px;height:7px;border:solid var(--tertiary);border-width:2px 2px 0 0;rotate:45deg;border-radius:1px}
        .row-content .k-navigation-link.resting::after{display:none}
        [dir=rtl] .row-content .k-navigation-link::after{rotate:-135deg}
        .k-row:has(\(links(">.row-content", ":active"))){background:var(--pressed)}
        \(links(".row-content", ":active")){opacity:1}
        @media (hover:hover){.k-row:has(\(links(">.row-content", ":hover")),>.row-content>.k-button.automatic:hover){background-image:linear-gradient(var(--hover),var(--hover))}}
        """

    /// Returns the selector of the links in `.row-content`, which boxes and a context menu may surround.
    ///
    /// - Parameter isAlone: Whether to select only links that are the only content of their row.
    nonisolated static func links(_ row: String = "", isAlone: Bool = false, _ rest: String = "") -> String {
        let only = isAlone ? ":only-child" : ""
        let around = [[], [".b"], [".k-context-menu"], [".b", ".k-context-menu"], [".k-context-menu", ".b"]]
        return around.map { around in
            let nodes = around + [".k-navigation-link"]
            return "\(row)>\(([nodes[0] + only] + nodes.dropFirst()).joined(separator: ">"))\(rest)"
        }.joined(separator: ",")
    }

    static func core(_ element: Element) -> Core {
        var core = Core("a", "r", isNative: true)
        ButtonLook.dress(&core, as: element)
        if element[.isEditing] == true {
            core.addClass("resting")
        } else if element[.disabled] == true {
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
        case .isEditing: [.everything]
        case .href, .disabled: ["href", "role", "tabindex", "aria-disabled"].map { .attribute($0) }
        case .isSelected: [.attribute("aria-current")]
        case .style, .borderShape: [.boxes]
        default: []
        }
    }
}
