import MartletElements

enum ButtonLowering: ElementLowering {
    static let holdsControls = false

    static let css = """
        .k-button{appearance:none;border:0;margin:0;padding:0;background:none;color:var(--ink,var(--tint));text-align:inherit;gap:6px;cursor:pointer;min-width:0;-webkit-tap-highlight-color:transparent;touch-action:manipulation;transition:opacity .15s,background-color .15s,filter .15s}
        .k-button.y{height:auto}
        .k-button:active,.k-button[data-pressed]{opacity:.5}
        .k-button.custom[data-on~=press]:active{opacity:1}
        .k-button:disabled{cursor:default;color:var(--tertiary)}
        .k-button.destructive{color:var(--ink,var(--destructive))}
        .k-button.destructive>.k-label{--icon:var(--destructive)}
        .k-button.plain:disabled{opacity:.4}
        .k-button.bordered.destructive{background:color-mix(in srgb,var(--destructive) 15%,transparent)}
        .k-button.prominent.destructive{background:var(--destructive);color:var(--ink,#fff)}
        @media (hover:hover){.k-button:is(.automatic,.borderless):not(:disabled):hover{opacity:.75}}
        .row-content>.k-button.automatic:only-child,.row-content>.b:only-child>.k-button.automatic{justify-self:stretch;justify-content:flex-start;position:static}
        .row-content>.k-button.automatic:only-child::before,.row-content>.b:only-child>.k-button.automatic::before{content:"";position:absolute;inset:0}

        """ + ButtonLook.css

    static func core(_ element: Element) -> Core {
        var core = Core("button", "r", attributes: [("type", "button")], isNative: true)
        if element[.style] == nil { core.addClass("automatic") }
        ButtonLook.dress(&core, as: element)
        if element[.role] == "destructive" { core.addClass("destructive") }
        if element[.role] == "cancel" {
            core.addClass("cancel")
            // The return key performs it, unless the alert begins with a field.
            core.set("autofocus", if: element[.slot] == "actions" && element.parent?.kind == .alert && element.parent?.hasField == false)
        }
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
    fileprivate var hasField: Bool { children.contains { $0.kind == .field } }
}
