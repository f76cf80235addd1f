import MartletElements

enum MenuLowering: ElementLowering {
    static let css = """
        .k-menu{position:relative;min-width:0}
        .menu-button{appearance:none;border:0;margin:0;padding:0;background:none;font:inherit;color:var(--ink,var(--tint));cursor:pointer;gap:6px;min-width:0;width:100%}
        .k-menu.bordered>.menu-button,.k-menu.prominent>.menu-button{padding:7px 14px;border-radius:8px;background:color-mix(in srgb,var(--tint) 15%,transparent)}
        .k-menu.prominent>.menu-button{background:var(--tint);color:#fff}
        .menu-button:disabled{color:var(--tertiary);cursor:default}
        .menu-button:active{opacity:.5}
        .k-menu:is(.bordered,.prominent)>.menu-button{min-height:34px}
        [role=menu]{border:0;margin:0;padding:5px 0;min-width:220px;max-width:min(320px,90vw);max-height:min(70vh,560px);overflow:auto;color:var(--label);--ink:initial;background:var(--menu);backdrop-filter:blur(24px) saturate(1.8);border-radius:14px;box-shadow:0 12px 48px #0004,0 0 0 .5px var(--separator);transition:opacity .18s,transform .22s cubic-bezier(.2,1.1,.4,1),overlay .2s allow-discrete,display .2s allow-discrete;opacity:0;transform:scale(.92)}
        [role=menu]:popover-open{opacity:1;transform:none;display:flex;flex-direction:column}
        @starting-style{[role=menu]:popover-open{opacity:0;transform:scale(.92)}}
        [role=menu] :is(.k-button,.k-toggle,.k-link,.k-navigation-link,.menu-button,.k-option){appearance:none;border:0;margin:0;font:inherit;justify-content:flex-start;color:var(--label);padding:9px 16px;min-height:42px;border-radius:0;background:none;width:100%;text-align:start;font-weight:400;opacity:1;cursor:pointer;gap:6px}
        [role=menu]:has(>:is(.k-picker.inline,.k-toggle)) :is(.k-button,.k-toggle,.k-link,.k-navigation-link,.menu-button,.k-option){padding-inline-start:38px}
        [role=menu] .menu-button::after{content:"";flex:none;width:7px;height:7px;border:solid var(--tertiary);border-width:2px 2px 0 0;rotate:45deg;margin-inline:auto 2px}
        [dir=rtl] [role=menu] .menu-button::after{rotate:-135deg}
        [role=menu] .k-button.destructive{color:var(--destructive)}
        [role=menu][role=menu] .k-label>[data-slot=icon]{color:inherit;min-width:1.25em}
        [role=menu] .k-button:disabled{color:var(--tertiary)}
        [role=menu] :is(.k-button,.k-navigation-link,.k-link,.k-option,.control-label)>.k-label{flex-direction:row-reverse;flex:1;justify-content:space-between}
        [role=menu] .k-button:active{background:var(--pressed);opacity:1}
        [role=menu] :is(.k-button,.k-toggle,.k-link,.menu-button,.k-option):focus-visible{outline:0;background:var(--hover)}
        @media (hover:hover){[role=menu] :is(.k-button,.k-toggle,.k-link,.menu-button,.k-option):not(:disabled):hover{background:var(--hover);filter:none}}
        [role=menu] .k-section.k-section{display:flex;flex-direction:column}
        [role=menu] :is(.k-section+:not(.k-divider),:not(.k-divider)+.k-section){border-top:6px solid var(--fill)}
        [role=menu] .k-section>.section-header{padding:8px 16px 2px;font-size:.8125rem}
        [role=menu] .k-section>[data-in=header]{align-self:flex-start;padding:8px 16px 2px;font-size:.8125rem;color:var(--secondary)}
        [role=menu] .k-toggle>.control-label>.k-label{display:flex}
        """

    static func core(_ element: Element) -> Core {
        var core = Core("div", isNative: true)
        switch element[.style]?.stringValue {
        case "bordered", "button": core.addClass("bordered")
        case "borderedProminent": core.addClass("prominent")
        default: break
        }
        if element.hasPrimaryAction { core.set("data-context", "p\(element.id)") }
        return core
    }

    static func inside(_ element: Element, _ page: inout PageWriter) {
        page.raw("<button type=button")
        page.attribute("class", "menu-button r")
        page.attribute("id", "c\(element.id)")
        // With a primary action, a tap is that action, and a long press or a right click opens the menu.
        if element.hasPrimaryAction {
            page.attribute("data-action", "tap")
        } else {
            page.attribute("popovertarget", "p\(element.id)")
        }
        page.attribute("aria-haspopup", "menu")
        page.attribute("data-slot", "label")
        page.attribute("data-of", element.id.rawValue)
        if element.isMenuItem { page.attribute("role", "menuitem") }
        if element[.disabled] == true { page.attribute("disabled", "") }
        page.raw(">")
        page.children(of: element, slot: "label")
        page.end("button")
        page.popover(of: element, slot: "")
    }

    static func changes(for attribute: Attribute, of element: Element) -> [Change] {
        switch attribute {
        case .disabled: [.part("c", "disabled", .bool(element[.disabled] == true))]
        case .style: [.boxes]
        default: []
        }
    }

    static func changes(for action: Action, of element: Element) -> [Change] { action == .tap ? [.everything] : [] }
}

extension Element {
    /// Whether a tap on the menu's label does something else than to open the menu.
    fileprivate var hasPrimaryAction: Bool { actions.contains(.tap) }
}

enum ContextMenuLowering: ElementLowering {
    static let css = """
        .k-context-menu{-webkit-touch-callout:none;min-width:0}
        .k-context-menu>[role=menu]::backdrop{transition:opacity .2s,overlay .2s allow-discrete,display .2s allow-discrete;opacity:0}
        html[data-touched] .k-context-menu>[role=menu]:popover-open::backdrop{background:var(--veil);backdrop-filter:blur(10px);clip-path:polygon(evenodd,0 0,100vw 0,100vw 100vh,0 100vh,0 0,var(--lifted,0 0));opacity:1}
        @starting-style{html[data-touched] .k-context-menu>[role=menu]:popover-open::backdrop{opacity:0}}
        """

    static func core(_ element: Element) -> Core { Core("div", "z", attributes: [("data-context", "p\(element.id)")]) }

    static func inside(_ element: Element, _ page: inout PageWriter) {
        page.children(of: element)
        page.popover(of: element, slot: "menu")
    }

    static func changes(for attribute: Attribute, of element: Element) -> [Change] { [] }
}

extension PageWriter {
    /// Writes the commands of a menu as a popover.
    fileprivate mutating func popover(of element: Element, slot: String) {
        raw("<div popover role=menu")
        attribute("id", "p\(element.id)")
        attribute("data-slot", slot)
        attribute("data-of", element.id.rawValue)
        raw(">")
        children(of: element, slot: slot.isEmpty ? nil : slot)
        end("div")
    }
}
