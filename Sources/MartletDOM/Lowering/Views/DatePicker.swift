import MartletElements

enum DatePickerLowering: ElementLowering {
    static let kind: Kind = .datePicker

    static let css = """
        .k-date-picker,.k-color-picker{display:flex;align-items:center;flex-wrap:wrap;justify-content:flex-end;gap:4px 12px;min-width:0}
        :is(.k-date-picker,.k-color-picker)>.control-label{flex:1 1 0;min-width:min-content}
        :is(.k-date-picker,.k-color-picker)>.control-label:empty,:is(.k-date-picker,.k-color-picker).hides>.control-label{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
        .k-date-picker>input{appearance:none;border:0;margin:0;font:inherit;color:var(--label);background:var(--fill);border-radius:8px;padding:5px 11px;min-height:34px;min-width:0;max-width:100%;cursor:pointer;accent-color:var(--tint)}
        .k-date-picker>input:focus{color:var(--tint)}
        .k-date-picker>input:disabled{color:var(--tertiary)}
        .k-date-picker>input::-webkit-calendar-picker-indicator{opacity:.5;margin-inline-start:4px}
        """

    static func core(_ element: Element) -> Core {
        Core("label", element[.hidesLabel] == true ? "hides" : "", isNative: true)
    }

    static func inside(_ element: Element, _ page: inout PageWriter) {
        page.slot("", of: element, tag: "span", classes: "control-label")
        page.raw("<input")
        page.html.attribute("id", "c\(element.id)")
        page.html.attribute("type", inputType(element))
        for (attribute, name) in [(Attribute.value, "value"), (.minimum, "min"), (.maximum, "max")] {
            if let text = element[attribute]?.stringValue { page.html.attribute(name, text) }
        }
        if element[.disabled] == true { page.html.attribute("disabled", "") }
        page.raw(">")
    }

    private static func inputType(_ element: Element) -> String {
        switch element[.components]?.stringValue {
        case "time": "time"
        case "dateTime": "datetime-local"
        default: "date"
        }
    }

    static func changes(for attribute: Attribute, of element: Element) -> [Change] {
        switch attribute {
        case .value: [.part("c", "value", element[.value] ?? "")]
        case .minimum: [.part("c", "min", element[.minimum])]
        case .maximum: [.part("c", "max", element[.maximum])]
        case .disabled: [.part("c", "disabled", .bool(element[.disabled] == true))]
        case .hidesLabel, .style: [.boxes]
        default: [.everything]
        }
    }
}
