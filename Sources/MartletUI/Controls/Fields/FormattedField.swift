import Foundation
import MartletCore

/// A field whose text is made of a value. While the user types, the text stays as typed; it is made anew when they are done, or when the
/// value becomes another.
struct FormattedField<Label: View>: View {
    let content: FormattedText
    let traits: FieldTraits
    let actions: FieldActions
    let label: Label
    @State private var draft: Draft?
    @Environment(\.locale) private var locale

    /// What was typed, and the text that the value had then. The draft stands while the value still has that text.
    private struct Draft: Equatable {
        let typed: String
        let base: String
    }

    init(content: FormattedText, traits: FieldTraits, actions: FieldActions, @ViewBuilder label: () -> Label) {
        self.content = content
        self.traits = traits
        self.actions = actions
        self.label = label()
    }

    var body: some View {
        FieldElement(
            text: Binding(get: shownText, set: edit), traits: traits,
            actions: FieldActions(
                editingChanged: { isEditing in
                    if !isEditing { finish() }
                    actions.editingChanged?(isEditing)
                },
                committed: {
                    finish()
                    actions.committed?()
                })
        ) { label }
    }

    private func shownText() -> String {
        let text = content.text(locale)
        guard let draft, draft.base == text else { return text }
        return draft.typed
    }

    private func edit(_ typed: String) {
        if content.followsEdits { content.parse(typed, locale) }
        draft = Draft(typed: typed, base: content.text(locale))
    }

    private func finish() {
        guard let typed = draft?.typed else { return }
        content.parse(typed, locale)
        draft = nil
    }
}
