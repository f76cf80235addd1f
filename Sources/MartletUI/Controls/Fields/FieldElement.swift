import MartletCore
import MartletElements

/// The element of a text field, and the handling of the user's edits.
///
/// The host numbers the user's edits. An edit arrives as `[text, edition]`, and the app assumes that the host shows this text. Only
/// if the app's value then differs from it, the app sends its value as the answer to the edition:
///
///     host                          app
///     "abcd", edition 4  ────────▶  the binding keeps three letters
///     "abc", edition 4   ◀────────  differs from the text of edition 4
///
/// A host that has reached edition 5 by then drops the answer; the app answers edition 5 next.
struct FieldElement<Label: View>: ElementView {
    /// The app's text.
    let text: Binding<String>
    let selection: Binding<TextSelection?>?
    let traits: FieldTraits
    let actions: FieldActions
    let _content: Label

    init(
        text: Binding<String>, selection: Binding<TextSelection?>? = nil, traits: FieldTraits, actions: FieldActions,
        @ViewBuilder label: () -> Label
    ) {
        self.text = text
        self.selection = selection
        self.traits = traits
        self.actions = actions
        _content = label()
    }

    static var _kind: Kind { .field }

    func _lower(to element: inout ElementWriter) {
        if traits.isSecure { element[.secure] = true }
        if traits.axis == .vertical {
            element[.axis] = "vertical"
            element.writeLines()
        }
        if let prompt = traits.prompt { element[.prompt] = .string(prompt.string(in: element.environment)) }
        if let style = traits.styleName(in: element.environment) { element[.style] = .string(style) }
        element.writeLabelVisibility()
        element.writeInputTraits()
        element.writeText(text, selection: selection)
        if let editingChanged = actions.editingChanged {
            element.on(.focus) { value in
                if let isFocused = value?.boolValue { editingChanged(isFocused) }
            }
        }
        let submissions = element.environment.submissions
        guard actions.committed != nil || submissions.handles(.text) else { return }
        element.on(.submit) { [actions] _ in
            actions.committed?()
            submissions.submit(.text)
        }
    }
}

/// The properties of a field other than its text.
struct FieldTraits {
    var isSecure = false
    var axis = Axis.horizontal
    /// The placeholder of the empty field.
    var prompt: Text?
    /// A custom style draws the decoration, so the host draws none.
    var isStyled = false

    /// The name of the host's style for the field; `nil` is the default style.
    @MainActor
    func styleName(in environment: EnvironmentValues) -> String? {
        guard let style = environment.textFieldStyle as? any NamedTextFieldStyle else { return "plain" }
        if isStyled, style.name == "automatic" { return "plain" }
        return style.name == "automatic" ? nil : style.name
    }
}

/// The events of a field that the app handles, other than edits of its text.
struct FieldActions {
    /// Called when the field gains or loses the focus.
    var editingChanged: ((Bool) -> Void)?
    /// Called when the user presses the return key.
    var committed: (() -> Void)?
}

extension ElementWriter {
    /// Lets the user edit the element's text.
    mutating func writeText(_ text: Binding<String>, selection: Binding<TextSelection?>? = nil) {
        self[.value] = .string(text.wrappedValue)
        if let selection { write(selection, in: text) }
        self[.edition] = node?.element[.edition] ?? .int(0)
        on(.change) { [weak node] value in
            guard let node, let edit = value?.listValue, edit.count == 2, let typed = edit[0].stringValue, case .int = edit[1] else {
                return
            }
            let old = text.wrappedValue
            node.tree.adopt(.string(typed), for: .value, of: node.element)
            node.tree.adopt(edit[1], for: .edition, of: node.element)
            text.wrappedValue = typed
            if let selection { node.follow(selection, from: old, to: typed) }
            // Evaluates the field again even if no state has changed: the app may have rejected the whole edit.
            node.invalidate()
        }
    }
}
