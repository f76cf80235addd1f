import MartletCore
import MartletElements

/// What the host is told of a text field, and what becomes of the user's edits.
///
/// The host numbers the user's edits of a field; an edit arrives as `[text, edition]`, and is taken for shown. Only if the value differs from
/// what was typed once the app has taken it in, the value goes out, as the answer to that edition:
///
///     host                          app
///     "abcd", edition 4  ────────▶  the binding keeps three letters
///     "abc", edition 4   ◀────────  differs from what edition 4 typed
///
/// A host that is meanwhile at edition 5 drops the answer; the edit it has sent since will be answered in turn.
struct FieldElement<Label: View>: ElementView {
    /// The text as the app has it.
    let text: Binding<String>
    let traits: FieldTraits
    let actions: FieldActions
    let _content: Label

    init(text: Binding<String>, traits: FieldTraits, actions: FieldActions, @ViewBuilder label: () -> Label) {
        self.text = text
        self.traits = traits
        self.actions = actions
        _content = label()
    }

    static var _kind: Kind { .field }

    func _lower(to element: inout ElementWriter) {
        if traits.isSecure { element[.secure] = true }
        if traits.axis == .vertical { element[.axis] = "vertical" }
        if let prompt = traits.prompt { element[.prompt] = .string(prompt.string(in: element.environment)) }
        if let style = traits.styleName(in: element.environment) { element[.style] = .string(style) }
        element.writeLabelVisibility()
        element.writeInputTraits()
        element.writeText(text)
        if let editingChanged = actions.editingChanged {
            element.on(.focus) { value in
                if let isFocused = value?.boolValue { editingChanged(isFocused) }
            }
        }
        let submissions = element.environment.submissions
        guard actions.committed != nil || submissions.answer(.text) else { return }
        element.on(.submit) { [actions] _ in
            actions.committed?()
            submissions.submit(.text)
        }
    }
}

/// What a field is, beside its text.
struct FieldTraits {
    var isSecure = false
    var axis = Axis.horizontal
    /// Shown while the field is empty.
    var prompt: Text?
    /// The app's own style draws what is around the field.
    var isStyled = false

    /// The name of the host's own style for the field, if it is not the usual one.
    @MainActor
    func styleName(in environment: EnvironmentValues) -> String? {
        guard let style = environment.textFieldStyle as? any NamedTextFieldStyle else { return "plain" }
        if isStyled, style.name == "automatic" { return "plain" }
        return style.name == "automatic" ? nil : style.name
    }
}

/// What the app wants to hear of a field, beside its text.
struct FieldActions {
    /// The focus came, or went.
    var editingChanged: ((Bool) -> Void)?
    /// The return key was pressed.
    var committed: (() -> Void)?
}

extension ElementWriter {
    /// Makes the element one whose text the user edits.
    mutating func writeText(_ text: Binding<String>) {
        self[.value] = .string(text.wrappedValue)
        self[.edition] = node?.element[.edition] ?? .int(0)
        on(.change) { [weak node] value in
            guard let node, let edit = value?.listValue, edit.count == 2, let typed = edit[0].stringValue, case .int = edit[1] else {
                return
            }
            node.tree.adopt(.string(typed), for: .value, of: node.element)
            node.tree.adopt(edit[1], for: .edition, of: node.element)
            text.wrappedValue = typed
            // What the app made of it is compared with what was typed even if no state has changed: it may have refused all of it.
            node.invalidate()
        }
    }
}
