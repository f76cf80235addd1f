import Foundation

/// A value of any type as a text that can be edited.
struct FormattedText {
    /// The value's text.
    let text: () -> String
    /// Whether another text stands for the value already.
    let isText: (String) -> Bool
    /// Sets the value to what a text stands for, if it stands for one.
    let parse: (String) -> Void
    /// Whether the value follows each edit; otherwise it is set at the end.
    let followsEdits: Bool
}

extension FormattedText {
    nonisolated init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput>, format: F) where F.FormatOutput == String {
        text = { format.format(value.wrappedValue) }
        isText = { (try? format.parseStrategy.parse($0)).map { format.format($0) == format.format(value.wrappedValue) } ?? false }
        parse = { text in
            if let parsed = try? format.parseStrategy.parse(text) { value.wrappedValue = parsed }
        }
        followsEdits = true
    }

    /// A value that may be missing: an empty text is `nil`.
    nonisolated init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput?>, format: F) where F.FormatOutput == String {
        text = { value.wrappedValue.map(format.format) ?? "" }
        isText = { text in
            if text.isEmpty { return value.wrappedValue == nil }
            guard let parsed = try? format.parseStrategy.parse(text), let current = value.wrappedValue else { return false }
            return format.format(parsed) == format.format(current)
        }
        parse = { text in
            if text.isEmpty {
                value.wrappedValue = nil
            } else if let parsed = try? format.parseStrategy.parse(text) {
                value.wrappedValue = parsed
            }
        }
        followsEdits = true
    }

    nonisolated init<V>(_ value: Binding<V>, formatter: Formatter) {
        text = { formatter.string(for: value.wrappedValue) ?? "" }
        isText = { _ in true }
        parse = { text in
            if let parsed = formatter.value(in: text) as? V { value.wrappedValue = parsed }
        }
        followsEdits = false
    }
}

extension Formatter {
    /// The value that a text stands for. Foundation on Linux has no common method for it.
    fileprivate func value(in text: String) -> Any? {
        switch self {
        case let formatter as NumberFormatter: formatter.number(from: text)
        case let formatter as DateFormatter: formatter.date(from: text)
        case let formatter as ISO8601DateFormatter: formatter.date(from: text)
        default: text
        }
    }
}

/// A field whose text is made of a value. While the user types, the text stays as typed; it is made anew when they are done, or when the
/// value becomes another than the typed one.
struct FormattedField<Label: View>: View {
    let content: FormattedText
    let traits: FieldTraits
    let editingChanged: ((Bool) -> Void)?
    let committed: (() -> Void)?
    let label: Label
    /// What was typed since the value was last shown.
    @State private var draft: String?

    init(
        content: FormattedText, traits: FieldTraits, editingChanged: ((Bool) -> Void)?, committed: (() -> Void)?,
        @ViewBuilder label: () -> Label
    ) {
        self.content = content
        self.traits = traits
        self.editingChanged = editingChanged
        self.committed = committed
        self.label = label()
    }

    var body: some View {
        FieldElement(
            text: Binding(get: shown, set: edit), traits: traits,
            editingChanged: { isEditing in
                if !isEditing { finish() }
                editingChanged?(isEditing)
            },
            committed: {
                finish()
                committed?()
            }
        ) { label }
    }

    private func shown() -> String {
        let text = content.text()
        guard let draft, isDraft(draft) else { return text }
        return draft
    }

    /// Whether what was typed still stands: it has not been read as a value yet, or stands for the value there is.
    private func isDraft(_ draft: String) -> Bool { !content.followsEdits || content.isText(draft) || !content.reads(draft) }

    private func edit(_ typed: String) {
        draft = typed
        if content.followsEdits { content.parse(typed) }
    }

    private func finish() {
        guard let typed = draft else { return }
        content.parse(typed)
        draft = nil
    }
}
