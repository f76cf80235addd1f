import MartletElements

enum FieldLowering: ElementLowering {
    static let holdsControls = false

    static let css = """
        .k-field{appearance:none;border:0;margin:0;padding:0;border-radius:0;background:none;color:inherit;text-align:inherit;min-width:0;width:100%;outline:0;caret-color:var(--tint);resize:none;field-sizing:content;line-height:1.3}
        input.k-field{field-sizing:fixed}
        .k-field::placeholder{color:var(--placeholder);opacity:1}
        .k-field:disabled{color:var(--tertiary)}
        .k-field.roundedBorder{border:1px solid var(--separator);border-radius:8px;padding:6px 9px;--edges:14px;background:var(--background)}
        .k-field.roundedBorder:focus{border-color:var(--tint);box-shadow:0 0 0 3px color-mix(in srgb,var(--tint) 25%,transparent)}
        .k-field.search{background:var(--glass) no-repeat 9px center/17px var(--fill);border-radius:10px;padding:8px 12px 8px 34px;min-height:36px}
        [dir=rtl] .k-field.search{padding:8px 34px 8px 12px;background-position:right 9px center}
        .k-field::-webkit-search-cancel-button{appearance:none;width:17px;height:17px;margin-inline:6px -3px;background:var(--clear);cursor:pointer}
        """

    static func core(_ element: Element) -> Core {
        let grows = element[.axis] == "vertical"
        var core = Core(grows ? "textarea" : "input", isNative: true)
        if let style = element[.style]?.stringValue, style != "automatic", style != "plain" {
            core.addClass(style.cssName)
            core.stage = .control
        }
        if grows {
            core.set("rows", "1")
        } else {
            core.set("type", inputType(element))
            core.set("value", element[.value]?.stringValue ?? "")
        }
        core.attributes += TextInput.attributes(of: element)
        core.family = TextInput.family(of: element)
        return core
    }

    private static func inputType(_ element: Element) -> String {
        if element[.secure] == true { return "password" }
        switch element[.keyboard]?.stringValue {
        case "emailAddress": return "email"
        case "URL": return "url"
        case "phonePad", "namePhonePad": return "tel"
        default: return element[.style] == "search" ? "search" : "text"
        }
    }

    static func inside(_ element: Element, _ page: inout PageWriter) { TextInput.content(of: element, &page) }

    static func changes(for attribute: Attribute, of element: Element) -> [Change] {
        switch attribute {
        case .axis: [.everything]
        case .secure, .keyboard: [.attribute("type"), .attribute("inputmode")]
        case .style: [.boxes]
        default: TextInput.changes(for: attribute)
        }
    }
}

enum EditorLowering: ElementLowering {
    static let holdsControls = false

    static let css = """
        .k-editor{appearance:none;border:0;margin:0;padding:8px 5px;background:var(--background);color:inherit;text-align:inherit;min-width:0;width:100%;min-height:5lh;outline:0;caret-color:var(--tint);resize:none;line-height:1.3}
        .k-editor::placeholder{color:var(--placeholder)}
        .row-content>.k-editor{background:none;padding-inline:0}
        """

    static func core(_ element: Element) -> Core {
        var core = Core("textarea", attributes: TextInput.attributes(of: element), stage: .control, isNative: true)
        core.family = TextInput.family(of: element)
        return core
    }

    static func inside(_ element: Element, _ page: inout PageWriter) { TextInput.content(of: element, &page) }
    static func changes(for attribute: Attribute, of element: Element) -> [Change] { TextInput.changes(for: attribute) }
}

/// The code that text fields and text editors share.
@MainActor
enum TextInput {
    /// The script of fields whose app reads or sets the selected part of the text.
    private static let selections: Family = {
        let family = Family("selections", script: PackageResources.selections_js)
        family.publish()
        return family
    }()

    static func family(of element: Element) -> Family? { element.actions.contains(.select) ? selections : nil }

    static func attributes(of element: Element) -> [(name: String, value: String)] {
        var core = Core()
        core.set("placeholder", element[.prompt]?.stringValue)
        core.set("aria-label", element[.title]?.stringValue ?? element[.prompt]?.stringValue)
        core.set("data-edition", String(element[.edition]?.intValue ?? 0))
        core.set("inputmode", inputMode(element))
        core.set("enterkeyhint", enterKey(element))
        core.set("autocapitalize", element[.autocapitalization]?.stringValue.map { $0 == "never" ? "none" : $0 })
        if element[.autocorrection] == false {
            core.set("autocorrect", "off")
            core.set("spellcheck", "false")
        }
        core.set("autocomplete", element[.contentType]?.stringValue.map(Autocomplete.name(of:)) ?? "off")
        core.set("disabled", if: element[.disabled] == true)
        core.set("data-selection", selection(of: element))
        return core.attributes
    }

    /// The selected part of the text for the client script: empty for a field whose selection only the user has set.
    private static func selection(of element: Element) -> String? {
        guard element.actions.contains(.select) else { return nil }
        return element[.selectedText]?.listValue?.compactMap(\.intValue).map(String.init).joined(separator: " ") ?? ""
    }

    private static func inputMode(_ element: Element) -> String? {
        switch element[.keyboard]?.stringValue {
        case "numberPad": "numeric"
        case "decimalPad": "decimal"
        case "phonePad", "namePhonePad": "tel"
        case "emailAddress": "email"
        case "URL": "url"
        case "webSearch": "search"
        default: nil
        }
    }

    private static func enterKey(_ element: Element) -> String? {
        switch element[.submitLabel]?.stringValue {
        case "done": "done"
        case "go", "join", "route": "go"
        case "next", "continue": "next"
        case "search": "search"
        case "send": "send"
        case "return": "enter"
        default: nil
        }
    }

    /// Writes the text of a field with several lines, which is the content of the HTML element. HTML would drop a leading line break.
    static func content(of element: Element, _ page: inout PageWriter) {
        let value = element[.value]?.stringValue ?? ""
        if value.hasPrefix("\n") { page.raw("\n") }
        page.text(value)
    }

    static func changes(for attribute: Attribute) -> [Change] {
        switch attribute {
        case .value: [.fieldValue]
        case .edition: []
        case .prompt, .title: [.attribute("placeholder"), .attribute("aria-label")]
        case .disabled: [.attribute("disabled")]
        case .selectedText: [.attribute("data-selection")]
        case .submitLabel: [.attribute("enterkeyhint")]
        case .autocapitalization: [.attribute("autocapitalize")]
        case .autocorrection: [.attribute("autocorrect"), .attribute("spellcheck")]
        case .contentType: [.attribute("autocomplete")]
        default: []
        }
    }
}
