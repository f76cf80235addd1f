import Foundation
import MartletCore

/// A field that shows a formatted value. The text stays as the user types it; it is formatted again when editing ends, or when the
/// value changes.
struct FormattedField<Label: View>: View {
    let content: FormattedText
    let traits: FieldTraits
    let actions: FieldActions
    let label: Label
    @State private var draft: Draft?
    @Environment(\.locale) private var locale

    /// The typed text, and the formatted value at that time. The draft is valid while the formatted value is the same.
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
