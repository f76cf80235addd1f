import MartletCore

/// A text field that hides the typed text.
public struct SecureField<Label: View>: View {
    private let field: TextField<Label>

    private nonisolated init(text: Binding<String>, prompt: Text?, actions: FieldActions, label: Label) {
        field = TextField(.text(text), traits: FieldTraits(isSecure: true, prompt: prompt), actions: actions, label: label)
    }

    public nonisolated init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(text: text, prompt: prompt, actions: FieldActions(), label: label())
    }

    public var body: some View { field }
}

extension SecureField where Label == Text {
    public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>) { self.init(text: text) { Text(titleKey) } }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>) { self.init(text: text) { Text(title) } }

    public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(text: text, prompt: prompt) { Text(titleKey) }
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
        self.init(text: text, prompt: prompt) { Text(title) }
    }

    @available(*, deprecated, message: "Use onSubmit instead.")
    public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(text: text, prompt: nil, actions: FieldActions(committed: onCommit), label: Text(titleKey))
    }

    @available(*, deprecated, message: "Use onSubmit instead.")
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(text: text, prompt: nil, actions: FieldActions(committed: onCommit), label: Text(title))
    }
}
