import Foundation
import MartletCore
import MartletElements

/// A control that edits a text.
///
///     TextField("Name", text: $name)
///     TextField("Guests", value: $guests, format: .number)
public struct TextField<Label: View>: View {
    // Written once, and used only on the main actor.
    private nonisolated(unsafe) let content: FieldContent
    private let traits: FieldTraits
    private nonisolated(unsafe) let actions: FieldActions
    private nonisolated(unsafe) let label: Label
    @Environment(\.textFieldStyle) private var style

    nonisolated init(_ content: FieldContent, traits: FieldTraits, actions: FieldActions, label: Label) {
        self.content = content
        self.traits = traits
        self.actions = actions
        self.label = label
    }

    public var body: some View {
        if traits.isStyled || style is any NamedTextFieldStyle {
            field
        } else {
            styled(style)
        }
    }

    @ViewBuilder
    private var field: some View {
        switch content {
        case .text(let text, let selection):
            FieldElement(text: text, selection: selection, traits: shownTraits, actions: actions) { shownLabel }
        case .formatted(let text): FormattedField(content: text, traits: shownTraits, actions: actions) { shownLabel }
        }
    }

    /// Uses a label that is a text as the placeholder, unless there is a prompt.
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
        var traits = shownTraits
        traits.isStyled = true
        let field = TextField<StyleContent>(content, traits: traits, actions: actions, label: StyleContent(shownLabel))
        return AnyView(StyledBody(style: style) { $0._body(configuration: field) })
    }
}

/// The text or the formatted value that a field edits.
enum FieldContent {
    case text(Binding<String>, selection: Binding<TextSelection?>? = nil)
    case formatted(FormattedText)
}
