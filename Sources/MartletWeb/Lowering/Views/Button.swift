import MartletElements

enum ButtonLowering: ElementLowering {
    static let kind: Kind = .button

    static let css = """
        .k-button{appearance:none;border:0;margin:0;padding:0;background:none;font:inherit;color:var(--tint);text-align:inherit;gap:6px;cursor:pointer;min-width:0;-webkit-tap-highlight-color:transparent;touch-action:manipulation;transition:opacity .15s,background-color .15s,filter .15s}
        .k-button.y{height:auto}
        .k-button:active,.k-button[data-pressed]{opacity:.5}
        .k-button:disabled{cursor:default;color:var(--tertiary)}
        .k-button.destructive{color:var(--red)}
        .k-button.destructive>.k-label{--icon:var(--red)}
        .k-button.plain{color:inherit}
        .k-button.plain:disabled{opacity:.4}
        .k-button.custom{color:inherit}
        .k-button.bordered,.k-button.prominent{padding:7px 14px;border-radius:8px;min-height:34px;font-weight:400;--tint-share:15%}
        .k-button.bordered{background:color-mix(in srgb,var(--tint) 15%,transparent)}
        .k-button.bordered.destructive{background:color-mix(in srgb,var(--red) 15%,transparent)}
        .k-button.prominent{background:var(--tint);color:#fff}
        .k-button.prominent.destructive{background:var(--red);color:#fff}
        .k-button.bordered:disabled,.k-button.prominent:disabled{background:var(--fill);color:var(--tertiary)}
        .k-button.capsule{border-radius:9999px}
        .k-button.circle{border-radius:50%;padding:8px;aspect-ratio:1}
        .k-button.size-large.bordered,.k-button.size-large.prominent{min-height:50px;padding:13px 20px;border-radius:12px;font-weight:600}
        .k-button.size-large.capsule{border-radius:9999px}
        .k-button.size-small.bordered,.k-button.size-small.prominent,.k-button.size-mini.bordered,.k-button.size-mini.prominent{min-height:28px;padding:4px 10px;border-radius:9999px;font-size:.9375rem}
        .k-button.bordered:active,.k-button.prominent:active{opacity:.75}
        @media (hover:hover){.k-button:not(:disabled):hover{filter:brightness(1.06)}.k-button.automatic:not(:disabled):hover,.k-button.borderless:not(:disabled):hover{opacity:.75}}
        .row-content>.k-button.automatic:only-child,.row-content>.b:only-child>.k-button.automatic{justify-self:stretch;justify-content:flex-start;position:static}
        .row-content>.k-button.automatic:only-child::before,.row-content>.b:only-child>.k-button.automatic::before{content:"";position:absolute;inset:0}
        """

    static func core(_ element: Element) -> Core {
        var core = Core("button", "r", attributes: [("type", "button")], isNative: true)
        let style = element[.style]?.stringValue ?? "automatic"
        switch style {
        case "borderedProminent", "glassProminent": core.addClass("prominent")
        case "glass": core.addClass("bordered")
        default: core.addClass(style.cssName)
        }
        if style.hasPrefix("bordered") || style.hasPrefix("glass") { core.stage = .control }
        if element[.role] == "destructive" { core.addClass("destructive") }
        if element[.role] == "cancel" { core.addClass("cancel") }
        if let shape = element[.borderShape]?.stringValue, shape != "automatic" { core.addClass(shape.cssName) }
        if element.isMenuItem { core.set("role", "menuitem") }
        if let isSelected = element[.isSelected]?.boolValue { core.set("aria-pressed", isSelected ? "true" : "false") }
        core.set("aria-keyshortcuts", element[.shortcut]?.stringValue)
        core.set("disabled", if: element[.disabled] == true)
        return core
    }

    static func changes(for attribute: Attribute, of element: Element) -> [Change] {
        switch attribute {
        case .disabled: [.attribute("disabled")]
        case .style, .role, .borderShape: [.boxes]
        case .shortcut: [.attribute("aria-keyshortcuts")]
        case .isSelected: [.attribute("aria-pressed")]
        default: []
        }
    }
}

extension Element {
    /// The element is a command in a menu, which may be grouped by sections.
    var isMenuItem: Bool {
        var ancestor = parent
        var slot = self[.slot]
        while let next = ancestor {
            switch next.kind {
            case .menu: return slot != "label"
            case .contextMenu: return slot == "menu"
            case .section, .group, .picker: slot = next[.slot]
            default: return false
            }
            ancestor = next.parent
        }
        return false
    }
}
