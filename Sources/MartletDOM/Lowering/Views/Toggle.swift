import MartletElements

enum ToggleLowering: ElementLowering {
    static let css = """
        .k-toggle{display:flex;align-items:center;gap:12px;cursor:pointer;min-width:0;touch-action:manipulation}
        .k-toggle>.control-label{flex:1;min-width:0}
        .k-toggle>.control-label:empty{display:none}
        .k-toggle:has(:disabled){cursor:default}
        .k-toggle:has(:disabled)>.control-label{color:var(--tertiary)}
        .switch{appearance:none;flex:none;margin:0;width:51px;height:31px;border-radius:16px;background:var(--fill-strong);position:relative;cursor:inherit;transition:background-color .22s}
        .switch::before{content:"";position:absolute;inset-block-start:2px;inset-inline-start:2px;width:27px;height:27px;border-radius:14px;background:#fff;box-shadow:0 3px 8px #0002,0 1px 1px #0002;transition:inset-inline-start .22s cubic-bezier(.3,1.3,.5,1),width .18s}
        .switch:checked{background:var(--own-tint,var(--green))}
        .switch:checked::before{inset-inline-start:22px}
        .switch:indeterminate{background:color-mix(in srgb,var(--own-tint,var(--green)) 50%,var(--fill-strong))}
        .switch:indeterminate::before{inset-inline-start:12px}
        .switch:active:not(:disabled)::before{width:31px}
        .switch:checked:active:not(:disabled)::before{inset-inline-start:18px}
        .switch:disabled{opacity:.45}
        .k-toggle.hides>.control-label{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
        .k-toggle.checkbox{flex-direction:row-reverse;justify-content:flex-end}
        .k-toggle.checkbox>input{appearance:auto;width:18px;height:18px;accent-color:var(--tint);margin:0}
        .k-toggle.as-button{display:inline-flex;padding:7px 14px;border-radius:8px;color:var(--tint);background:var(--fill);justify-content:center}
        .k-toggle.as-button:has(:checked){background:var(--tint);color:#fff}
        .k-toggle.as-button:has(:indeterminate){background:color-mix(in srgb,var(--tint) 30%,transparent)}
        .k-toggle.as-button>input{position:absolute;opacity:0;width:1px;height:1px}
        [role=menu] .k-toggle{position:relative}
        [role=menu] .k-toggle>input{position:absolute;opacity:0;width:1px;height:1px}
        [role=menu] .k-toggle:has(:checked)::before{content:"";position:absolute;inset-inline-start:17px;width:5px;height:11px;border:solid currentColor;border-width:0 2px 2px 0;rotate:40deg;translate:0 -2px}
        """

    static func core(_ element: Element) -> Core {
        var core = Core("label", stage: .content, isNative: true)
        switch element[.style]?.stringValue {
        case "button": core.classes = "as-button"
        case "checkbox": core.classes = "checkbox"
        default: break
        }
        if core.classes == "as-button" { core.stage = .control }
        if element[.hidesLabel] == true { core.addClass("hides") }
        return core
    }

    static func inside(_ element: Element, _ page: inout PageWriter) {
        page.slot("", of: element, tag: "span", classes: "control-label")
        page.raw("<input type=checkbox")
        page.attribute("id", "c\(element.id)")
        if element[.style] == "button" || element[.style] == "checkbox" {
            page.attribute("class", "check")
        } else {
            page.attribute("class", "switch")
            page.role(.toggle)
        }
        if element[.isOn] == true { page.attribute("checked", "") }
        if let isMixed = element[.isMixed]?.boolValue { page.attribute("data-mixed", "\(isMixed)") }
        if element[.disabled] == true { page.attribute("disabled", "") }
        page.raw(">")
    }

    static func changes(for attribute: Attribute, of element: Element) -> [Change] {
        switch attribute {
        case .isOn: [.part("c", "checked", .bool(element[.isOn] == true))]
        case .isMixed: [.part("c", "data-mixed", .string("\(element[.isMixed] == true)"))]
        case .disabled: [.part("c", "disabled", .bool(element[.disabled] == true))]
        case .hidesLabel: [.boxes]
        default: [.everything]
        }
    }
}
