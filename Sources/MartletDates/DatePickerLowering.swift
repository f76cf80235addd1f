import MartletDOM
import MartletElements

/// A native input of the browser, which provides a calendar or a clock.
enum DatePickerLowering: ElementLowering {
    nonisolated static let family = Family.dates

    static func core(_ element: Element) -> Core {
        var core = Core("label", isNative: true)
        if element[.hidesLabel] == true { core.addClass("hides") }
        if element[.style] == "field" { core.addClass("typed") }
        return core
    }

    static func inside(_ element: Element, _ page: inout PageWriter) {
        page.slot("", of: element, tag: "span", classes: "control-label")
        page.raw("<input")
        page.attribute("id", "c\(element.id)")
        page.attribute("type", inputType(element))
        for (attribute, name) in [(Attribute.value, "value"), (.minimum, "min"), (.maximum, "max")] {
            if let text = element[attribute]?.stringValue { page.attribute(name, text) }
        }
        if element[.disabled] == true { page.attribute("disabled", "") }
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
