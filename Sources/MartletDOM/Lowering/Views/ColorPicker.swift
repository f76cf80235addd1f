import MartletElements

enum ColorPickerLowering: ElementLowering {
    static let css = """
        .k-color-picker{display:flex;align-items:center;flex-wrap:wrap;justify-content:flex-end;gap:4px 12px;min-width:0}
        .k-color-picker>.control-label{flex:1 1 0;min-width:min-content}
        .k-color-picker>.control-label:empty,.k-color-picker.hides>.control-label{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
        .k-color-picker>input{appearance:none;width:32px;height:32px;padding:3px;border:0;border-radius:50%;margin:0;cursor:pointer;background:conic-gradient(red,#ff0,lime,cyan,#00f,#f0f,red)}
        .k-color-picker>input::-webkit-color-swatch-wrapper{padding:0}
        .k-color-picker>input::-webkit-color-swatch{border:2px solid var(--background);border-radius:50%}
        """

    static func core(_ element: Element) -> Core {
        Core("label", element[.hidesLabel] == true ? "hides" : "", isNative: true)
    }

    static func inside(_ element: Element, _ page: inout PageWriter) {
        page.slot("", of: element, tag: "span", classes: "control-label")
        page.raw("<input type=color")
        page.attribute("id", "c\(element.id)")
        page.attribute("value", value(of: element))
        if element[.disabled] == true { page.attribute("disabled", "") }
        page.raw(">")
    }

    /// Returns the colour as an input's value, with six digits; of a dynamic colour, the light one.
    private static func value(of element: Element) -> String {
        guard let name = element[.value]?.stringValue else { return "#000000" }
        return name.hasPrefix("#") ? name : Tokens.digits(of: name)
    }

    static func changes(for attribute: Attribute, of element: Element) -> [Change] {
        switch attribute {
        case .value: [.part("c", "value", .string(value(of: element)))]
        case .disabled: [.part("c", "disabled", .bool(element[.disabled] == true))]
        case .hidesLabel: [.boxes]
        default: []
        }
    }
}
