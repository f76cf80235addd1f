import Foundation
import MartletCore

extension TextField {
    public nonisolated init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(.text(text), traits: FieldTraits(prompt: prompt), actions: FieldActions(), label: label())
    }

    /// - Parameter axis: The axis along which the field grows with its text.
    public nonisolated init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
        self.init(.text(text), traits: FieldTraits(axis: axis, prompt: prompt), actions: FieldActions(), label: label())
    }

    /// A field that formats and parses an optional value. An empty field is `nil`.
    public nonisolated init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        let content = FieldContent.formatted(FormattedText(value, format: format))
        self.init(content, traits: FieldTraits(prompt: prompt), actions: FieldActions(), label: label())
    }

    /// A field that formats and parses a value. An invalid text leaves the value unchanged.
    public nonisolated init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        let content = FieldContent.formatted(FormattedText(value, format: format))
        self.init(content, traits: FieldTraits(prompt: prompt), actions: FieldActions(), label: label())
    }

    /// A field that formats and parses a value with a formatter. The end of editing sets the value.
    public nonisolated init<V>(value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        let content = FieldContent.formatted(FormattedText(value, formatter: formatter))
        self.init(content, traits: FieldTraits(prompt: prompt), actions: FieldActions(), label: label())
    }
}

extension TextField {
    /// - Parameter selection: The part of the text that is selected, or the place of the caret.
    public nonisolated init(
        text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil,
        @ViewBuilder label: () -> Label
    ) {
        self.init(
            .text(text, selection: selection), traits: FieldTraits(axis: axis ?? .horizontal, prompt: prompt), actions: FieldActions(),
            label: label())
    }
}

extension TextField where Label == Text {
    public nonisolated init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil
    ) {
        self.init(text: text, selection: selection, prompt: prompt, axis: axis) { Text(titleKey) }
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil
    ) {
        self.init(text: text, selection: selection, prompt: prompt, axis: axis) { Text(title) }
    }

    public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        self.init(text: text) { Text(titleKey) }
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        self.init(text: text) { Text(title) }
    }

    public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(text: text, prompt: prompt) { Text(titleKey) }
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
        self.init(text: text, prompt: prompt) { Text(title) }
    }

    public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
        self.init(text: text, axis: axis) { Text(titleKey) }
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
        self.init(text: text, axis: axis) { Text(title) }
    }

    public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
        self.init(text: text, prompt: prompt, axis: axis) { Text(titleKey) }
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?, axis: Axis) {
        self.init(text: text, prompt: prompt, axis: axis) { Text(title) }
    }

    public nonisolated init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt) { Text(title) }
    }

    public nonisolated init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt) { Text(title) }
    }

    public nonisolated init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil) {
        self.init(value: value, formatter: formatter, prompt: prompt) { Text(titleKey) }
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, V>(_ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil) {
        self.init(value: value, formatter: formatter, prompt: prompt) { Text(title) }
    }

    @available(*, deprecated, message: "Use onSubmit and focused instead.")
    public nonisolated init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
    ) {
        self.init(
            .text(text), traits: FieldTraits(), actions: FieldActions(editingChanged: onEditingChanged, committed: onCommit),
            label: Text(titleKey))
    }

    @available(*, deprecated, message: "Use onSubmit and focused instead.")
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
    ) {
        self.init(
            .text(text), traits: FieldTraits(), actions: FieldActions(editingChanged: onEditingChanged, committed: onCommit),
            label: Text(title))
    }

    @available(*, deprecated, message: "Use onSubmit and focused instead.")
    public nonisolated init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void
    ) {
        self.init(
            .formatted(FormattedText(value, formatter: formatter)), traits: FieldTraits(),
            actions: FieldActions(editingChanged: onEditingChanged, committed: onCommit), label: Text(titleKey))
    }

    @available(*, deprecated, message: "Use onSubmit and focused instead.")
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, V>(
        _ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
    ) {
        self.init(
            .formatted(FormattedText(value, formatter: formatter)), traits: FieldTraits(),
            actions: FieldActions(editingChanged: onEditingChanged, committed: onCommit), label: Text(title))
    }

    @available(*, deprecated, message: "Use onSubmit and focused instead.")
    public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void) {
        self.init(.text(text), traits: FieldTraits(), actions: FieldActions(editingChanged: onEditingChanged), label: Text(titleKey))
    }

    @available(*, deprecated, message: "Use onSubmit and focused instead.")
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void) {
        self.init(.text(text), traits: FieldTraits(), actions: FieldActions(editingChanged: onEditingChanged), label: Text(title))
    }

    @available(*, deprecated, message: "Use onSubmit and focused instead.")
    public nonisolated init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.init(
            .formatted(FormattedText(value, formatter: formatter)), traits: FieldTraits(),
            actions: FieldActions(editingChanged: onEditingChanged), label: Text(titleKey))
    }

    @available(*, deprecated, message: "Use onSubmit and focused instead.")
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, V>(
        _ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.init(
            .formatted(FormattedText(value, formatter: formatter)), traits: FieldTraits(),
            actions: FieldActions(editingChanged: onEditingChanged), label: Text(title))
    }

    @available(*, deprecated, message: "Use onSubmit and focused instead.")
    public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(.text(text), traits: FieldTraits(), actions: FieldActions(committed: onCommit), label: Text(titleKey))
    }

    @available(*, deprecated, message: "Use onSubmit and focused instead.")
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(.text(text), traits: FieldTraits(), actions: FieldActions(committed: onCommit), label: Text(title))
    }

    @available(*, deprecated, message: "Use onSubmit and focused instead.")
    public nonisolated init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void) {
        self.init(
            .formatted(FormattedText(value, formatter: formatter)), traits: FieldTraits(), actions: FieldActions(committed: onCommit),
            label: Text(titleKey))
    }

    @available(*, deprecated, message: "Use onSubmit and focused instead.")
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, V>(_ title: S, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void) {
        self.init(
            .formatted(FormattedText(value, formatter: formatter)), traits: FieldTraits(), actions: FieldActions(committed: onCommit),
            label: Text(title))
    }
}
