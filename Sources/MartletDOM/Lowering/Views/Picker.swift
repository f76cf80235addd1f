import MartletElements

/// A picker. In the styles menu and wheel it is a `select`; in a link, its selected option; otherwise a group of radio buttons.
enum PickerLowering: ElementLowering {
    static let css = """
        .k-picker{display:flex;align-items:center;gap:12px;min-width:0}
        .k-picker>.control-label{flex:1;min-width:0}
        .k-picker>.control-label:empty,.k-picker:not(.x)>.control-label,.k-picker.hides>.control-label,.k-picker.segmented>.control-label,.k-picker.palette>.control-label,.k-picker.wheel>.control-label{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
        .k-picker>select{appearance:none;border:0;margin:0;padding:4px 18px 4px 0;font:inherit;color:var(--tint);background:var(--chevrons) no-repeat right center/12px 16px;cursor:pointer;max-width:100%;min-width:0;text-overflow:ellipsis;border-radius:6px;field-sizing:content}
        [dir=rtl] .k-picker>select{padding:4px 0 4px 18px;background-position:left center}
        .row-content .k-picker>select{color:var(--secondary);text-align-last:end}
        .k-picker>select:disabled{color:var(--tertiary);cursor:default;opacity:1}
        .k-picker>select option{color:var(--label);background:var(--background)}
        .picker-value{display:grid;align-items:center;min-width:0;color:var(--tint);background:var(--chevrons) no-repeat right center/12px 16px}
        [dir=rtl] .picker-value{background-position:left center}
        .picker-value>[data-slot=value]{grid-area:1/1;display:flex;align-items:center;padding-block:4px;padding-inline-end:18px}
        .picker-value>select{grid-area:1/1;appearance:none;border:0;margin:0;font:inherit;width:100%;height:100%;min-width:0;opacity:0;cursor:pointer;z-index:1}
        .picker-value:has(>select:focus-visible){outline:3px solid color-mix(in srgb,var(--tint) 60%,transparent);border-radius:6px}
        .picker-value:has(>select:disabled){color:var(--tertiary)}
        .row-content .picker-value{color:var(--secondary)}
        .k-picker.navigation-link>.picker-value{background:none}
        .k-picker.navigation-link>.picker-value>.choices{display:none}
        .k-picker.wheel{flex-direction:column;align-items:stretch;max-height:100%}
        .k-picker.wheel>select{height:216px;min-height:0;padding:0 4px;background:none;color:var(--label);overflow:auto;font-size:1.25rem;scrollbar-width:none;field-sizing:fixed;scroll-padding-block:calc(50% - .575em - 6px)}
        .k-picker.wheel>select option{padding:6px 2px;border-radius:8px;justify-content:center;color:var(--secondary);background:none}
        .k-picker.wheel>select>:first-child{margin-block-start:calc(108px - .575em - 6px)}
        .k-picker.wheel>select>:last-child{margin-block-end:calc(108px - .575em - 6px)}
        .k-picker.wheel>select option:checked{color:var(--label);background:linear-gradient(var(--fill) 0 0)}
        .choices{display:flex;min-width:0}
        .k-picker.segmented>.choices{flex:1;background:var(--segments,var(--fill));border-radius:9px;padding:2px;position:relative}
        .k-picker.segmented .k-option{flex:1 1 0;min-width:0;min-height:28px;justify-content:center;font-size:.8125rem;font-weight:500;border-radius:7px;padding:3px 8px;cursor:pointer;position:relative;text-align:center;transition:background-color .2s,box-shadow .2s}
        .k-picker.segmented .k-option:has(:checked){background:var(--chosen-segment,var(--segment));box-shadow:0 3px 8px #0000001f,0 1px 1px #0000000a;font-weight:600}
        .k-picker.segmented .k-option{color:var(--segment-color,inherit)}
        .k-picker.segmented .k-option:has(:checked){color:var(--chosen-color,inherit)}
        .k-picker.segmented.segment-font .k-option{font:var(--segment-font)}
        .k-picker.segmented.chosen-font .k-option:has(:checked){font:var(--chosen-font)}
        .k-picker.segmented .k-option+.k-option::before{content:"";position:absolute;inset-inline-start:-.5px;top:25%;bottom:25%;width:1px;background:var(--separator);transition:opacity .2s}
        .k-picker.segmented .k-option:has(:checked)::before,.k-picker.segmented .k-option:has(:checked)+.k-option::before{opacity:0}
        .k-picker.segmented .k-option .k-text{font-size:inherit;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
        .k-picker.inline,.k-picker.radioGroup{flex-direction:column;align-items:stretch;gap:0}
        .k-picker.inline>.choices,.k-picker.radioGroup>.choices{flex-direction:column}
        .k-picker.inline:not(.hides)>.control-label{position:static;clip-path:none;width:auto;height:auto;color:var(--secondary);font-size:.8125rem;padding-bottom:4px}
        .k-picker.inline .k-option{min-height:44px;cursor:pointer}
        .k-picker>.choices>.k-section>[data-in]{font-size:.8125rem;color:var(--secondary);align-self:flex-start;padding-block:8px 2px}
        .k-picker:not(.inline,.radioGroup)>.choices>.k-section>[data-in]{display:none}
        .k-picker.inline .k-option+.k-option{box-shadow:0 -.5px var(--separator)}
        .k-picker.inline .k-option:has(:checked)::after{content:"";width:6px;height:12px;border:solid var(--tint);border-width:0 2px 2px 0;rotate:40deg;margin-inline:auto 4px}
        .k-picker.radioGroup .k-option{padding-block:4px;gap:8px;cursor:pointer}
        .k-picker.radioGroup .k-option>input{position:static;opacity:1;width:16px;height:16px;accent-color:var(--tint)}
        .k-picker.palette>.choices{gap:8px}
        .k-picker.palette .k-option{padding:6px;border-radius:8px;cursor:pointer}
        .k-picker.palette .k-option:has(:checked){background:var(--fill-strong)}
        .k-picker.navigation-link{flex:1}
        .k-picker.navigation-link>.choices{color:var(--secondary)}
        [role=menu] .k-picker.inline>.control-label{position:absolute;width:1px;height:1px;clip-path:inset(50%);padding:0}
        [role=menu] .k-picker.inline .k-option{position:relative;box-shadow:none}
        [role=menu] .k-picker.inline+:not(.k-divider,.k-section),[role=menu] :not(.k-divider,.k-section)+.k-picker.inline{border-top:1px solid var(--separator)}
        [role=menu] .k-option[aria-checked=true]::before{content:"";position:absolute;inset-inline-start:17px;width:5px;height:11px;border:solid currentColor;border-width:0 2px 2px 0;rotate:40deg;translate:0 -2px}
        """

    static func core(_ element: Element) -> Core {
        var core = Core(isSelect(element) ? "label" : "div", isLinked(element) ? "navigation-link" : element.pickerStyle, isNative: true)
        if element[.hidesLabel] == true { core.addClass("hides") }
        if let look = element.modifier(SegmentsLook.self) {
            if let color = look.background { core.style.append(("--segments", color.css)) }
            if let color = look.selected { core.style.append(("--chosen-segment", color.css)) }
            core.style(look.title, as: "segment")
            core.style(look.selectedTitle, as: "chosen")
        }
        return core
    }

    static func isSelect(_ element: Element) -> Bool {
        element.pickerStyle == "menu" || element.pickerStyle == "wheel"
    }

    /// Whether a link contains the picker, which then only shows its selected option.
    static func isLinked(_ element: Element) -> Bool { element.pickerStyle == "navigationLink" }

    static func inside(_ element: Element, _ page: inout PageWriter) {
        page.slot("label", of: element, tag: "span", classes: "control-label")
        let hasValue = element.hasChildren(in: "value") && (element.pickerStyle == "menu" || isLinked(element))
        if hasValue {
            page.raw("<span class=picker-value>")
            page.slot("value", of: element, tag: "span")
        }
        if isSelect(element) {
            page.raw("<select")
            page.attribute("id", "c\(element.id)")
            if element.pickerStyle == "wheel" { page.attribute("size", min(max(element.options.count, 3), 5)) }
            if element[.disabled] == true { page.attribute("disabled", "") }
        } else {
            page.raw(isLinked(element) ? "<div class=choices" : "<div class=choices role=radiogroup")
        }
        page.attribute("data-slot", "")
        page.attribute("data-of", element.id.rawValue)
        page.raw(">")
        page.children(of: element)
        page.end(isSelect(element) ? "select" : "div")
        if hasValue { page.end("span") }
    }

    static func changes(for attribute: Attribute, of element: Element) -> [Change] {
        switch attribute {
        case .selection where isSelect(element):
            [.part("c", "value", .string(element[.selection]?.intValue.map(String.init) ?? ""))]
        case .selection: choose(in: element)
        case .disabled where isSelect(element): [.part("c", "disabled", .bool(element[.disabled] == true))]
        case .hidesLabel: [.boxes]
        default: [.everything]
        }
    }

    /// Returns the changes that select an option. A link hides the others. Radio buttons exclude each other, so checking one is enough; menu commands do not.
    private static func choose(in element: Element) -> [Change] {
        let options = element.options
        if element.isMenuItem {
            return options.map { option in
                let isChosen = option[.index] != nil && option[.index] == element[.selection]
                return .partOf(option.id, "e", "aria-checked", .string(isChosen ? "true" : "false"))
            }
        }
        if isLinked(element) {
            return options.map { option in
                .partOf(option.id, "e", "hidden", .bool(option[.index] == nil || option[.index] != element[.selection]))
            }
        }
        if let chosen = options.first(where: { $0[.index] != nil && $0[.index] == element[.selection] }) {
            return [.partOf(chosen.id, "c", "checked", true)]
        }
        return options.map { .partOf($0.id, "c", "checked", false) }
    }
}

enum OptionLowering: ElementLowering {
    static let css = """
        .k-option{display:flex;align-items:center;gap:8px;min-width:0}
        .k-option>input{position:absolute;opacity:0;width:1px;height:1px}
        .k-option:has(:focus-visible){outline:3px solid color-mix(in srgb,var(--tint) 60%,transparent);outline-offset:-1px}
        .k-option:has(:disabled){color:var(--tertiary);cursor:default}
        """

    static func core(_ element: Element) -> Core {
        if element.isMenuChoice { return menuChoice(element) }
        let picker = element.picker
        if picker.map(PickerLowering.isLinked) == true {
            var core = Core("span", isNative: true)
            core.set("hidden", if: !isChosen(element))
            return core
        }
        guard picker.map(PickerLowering.isSelect) ?? true else { return Core("label", isNative: true) }
        var core = Core("option", isNative: true)
        core.set("value", String(element[.index]?.intValue ?? 0))
        core.set("selected", if: isChosen(element))
        core.set("disabled", if: element[.disabled] == true)
        return core
    }

    /// An option as a command of the surrounding menu, with a checkmark if it is selected.
    private static func menuChoice(_ element: Element) -> Core {
        var core = Core("button", "r", attributes: [("type", "button"), ("role", "menuitemradio")], isNative: true)
        core.set("data-action", Action.change.rawValue)
        core.set("data-value", String(element[.index]?.intValue ?? 0))
        core.set("aria-checked", isChosen(element) ? "true" : "false")
        core.set("disabled", if: element[.disabled] == true || element.picker?[.disabled] == true)
        return core
    }

    private static func isChosen(_ element: Element) -> Bool {
        element[.index] != nil && element[.index] == element.picker?[.selection]
    }

    static func inside(_ element: Element, _ page: inout PageWriter) {
        guard let picker = element.picker, !PickerLowering.isSelect(picker) else {
            // A `select` can only show text.
            page.text(element.plainText)
            return
        }
        if element.isMenuChoice || PickerLowering.isLinked(picker) {
            text(of: element, &page)
            page.children(of: element)
            return
        }
        page.raw("<input type=radio")
        page.attribute("id", "c\(element.id)")
        page.attribute("name", "n\(picker.id)")
        page.attribute("value", element[.index]?.intValue ?? 0)
        if isChosen(element) { page.attribute("checked", "") }
        if element[.disabled] == true || picker[.disabled] == true { page.attribute("disabled", "") }
        page.raw(">")
        text(of: element, &page)
        page.children(of: element)
    }

    private static func text(of element: Element, _ page: inout PageWriter) {
        guard let text = element.text else { return }
        page.raw("<span class=k-text")
        page.attribute("id", "t\(element.id)")
        page.raw(">")
        page.text(text)
        page.end("span")
    }

    static func textChanges(of element: Element) -> [Change] {
        if let picker = element.picker, !PickerLowering.isSelect(picker) { return [.partText("t", element.text ?? "")] }
        return [.text(element.plainText)]
    }
}

extension Element {
    /// The picker that the option belongs to.
    fileprivate var picker: Element? {
        var ancestor = parent
        while let next = ancestor, next.kind != .picker {
            ancestor = next.parent
        }
        return ancestor
    }

    /// Whether the element is an option among the commands of a menu.
    fileprivate var isMenuChoice: Bool { picker.map { $0.pickerStyle == "inline" && $0.isMenuItem } ?? false }

    /// The option or the section of a `select` that contains this element. It shows the element's text; the element itself has no node.
    var holderOfPlainText: Element? {
        var holder: Element?
        var child = self
        while let next = child.parent, next.kind != .picker {
            if next.kind == .option || next.kind == .section && child[.slot] != nil { holder = next }
            child = next
        }
        guard let holder, let picker = child.parent, PickerLowering.isSelect(picker) else { return nil }
        return holder
    }

    /// Whether the element is a section of options in a `select`.
    var groupsOptionsOfSelect: Bool {
        guard kind == .section, let parent, parent.kind == .picker else { return false }
        return PickerLowering.isSelect(parent)
    }

    /// The plain text of the header.
    var plainHeader: String {
        children.filter { $0[.slot] == "header" }.map(\.plainText).filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// The concatenated text of the element and its descendants.
    var plainText: String {
        var parts: [String] = []
        forEachDescendant { if let text = $0.text, !text.isEmpty { parts.append(text) } }
        return parts.joined(separator: " ")
    }
}
