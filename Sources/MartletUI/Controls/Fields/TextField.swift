import Foundation
import MartletElements

/// A control in which a text is typed.
public struct TextField<Label: View>: View {
    /// What the field edits.
    private enum Content {
        case text(Binding<String>)
        case formatted(FormattedText)
    }

    // Written once, and used on the main actor alone.
    private nonisolated(unsafe) let content: Content
    private nonisolated(unsafe) let traits: FieldTraits
    private nonisolated(unsafe) let editingChanged: ((Bool) -> Void)?
    private nonisolated(unsafe) let committed: (() -> Void)?
    private nonisolated(unsafe) let label: Label
    /// A style has made this field already.
    private var isStyled = false
    @Environment(\.textFieldStyle) private var style

    private nonisolated init(
        _ content: Content, prompt: Text?, axis: Axis, editingChanged: ((Bool) -> Void)? = nil, committed: (() -> Void)? = nil, label: Label
    ) {
        self.content = content
        traits = FieldTraits(axis: axis, prompt: prompt)
        self.editingChanged = editingChanged
        self.committed = committed
        self.label = label
    }

    nonisolated init(
        text: Binding<String>, prompt: Text?, axis: Axis, editingChanged: ((Bool) -> Void)?, committed: (() -> Void)?, label: Label
    ) {
        self.init(.text(text), prompt: prompt, axis: axis, editingChanged: editingChanged, committed: committed, label: label)
    }

    nonisolated init(
        formatted: FormattedText, prompt: Text?, axis: Axis, editingChanged: ((Bool) -> Void)?, committed: (() -> Void)?, label: Label
    ) {
        self.init(.formatted(formatted), prompt: prompt, axis: axis, editingChanged: editingChanged, committed: committed, label: label)
    }

    public var body: some View {
        if isStyled || style is any NamedTextFieldStyle {
            field
        } else {
            styled(style)
        }
    }

    @ViewBuilder
    private var field: some View {
        switch content {
        case .text(let text):
            FieldElement(text: text, traits: shownTraits, editingChanged: editingChanged, committed: committed) { shownLabel }
        case .formatted(let text):
            FormattedField(content: text, traits: shownTraits, editingChanged: editingChanged, committed: committed) { shownLabel }
        }
    }

    /// A label that is a text stands in the empty field, unless there is a prompt.
    private var shownTraits: FieldTraits {
        var traits = traits
        if traits.prompt == nil { traits.prompt = label as? Text }
        return traits
    }

    @ViewBuilder
    private var shownLabel: some View {
        if traits.prompt != nil || !(label is Text) { label.slot("label") }
    }

    private func styled<S: TextFieldStyle>(_ style: S) -> AnyView {
        var field = TextField<StyleContent>(
            content.forStyle, prompt: shownTraits.prompt, axis: traits.axis, editingChanged: editingChanged, committed: committed,
            label: StyleContent(shownLabel))
        field.isStyled = true
        let made = field
        return AnyView(StyledBody(style: style) { $0._body(configuration: made) })
    }
}

extension TextField.Content {
    fileprivate var forStyle: TextField<StyleContent>.Content {
        switch self {
        case .text(let text): .text(text)
        case .formatted(let text): .formatted(text)
        }
    }
}
