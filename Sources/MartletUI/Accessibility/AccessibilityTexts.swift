import Foundation
import MartletCore
import MartletElements

extension View {
    // MARK: Label

    /// Sets the name that assistive technology announces for this view.
    public nonisolated func accessibilityLabel(_ label: Text) -> some View { accessibilityText(label, \.label) }
    public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View { accessibilityLabel(Text(labelKey)) }
    @_disfavoredOverload
    public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View { accessibilityLabel(Text(label)) }

    /// Sets the name that assistive technology announces for this view, if `isEnabled`.
    public nonisolated func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
        accessibilityText(isEnabled ? label : nil, \.label)
    }
    public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool) -> some View {
        accessibilityLabel(Text(labelKey), isEnabled: isEnabled)
    }
    @_disfavoredOverload
    public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool) -> some View {
        accessibilityLabel(Text(label), isEnabled: isEnabled)
    }

    // MARK: Value

    /// Sets the value that assistive technology announces for this view.
    public nonisolated func accessibilityValue(_ value: Text) -> some View { accessibilityText(value, \.value) }
    public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { accessibilityValue(Text(valueKey)) }
    @_disfavoredOverload
    public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { accessibilityValue(Text(value)) }

    /// Sets the value that assistive technology announces for this view, if `isEnabled`.
    public nonisolated func accessibilityValue(_ value: Text, isEnabled: Bool) -> some View {
        accessibilityText(isEnabled ? value : nil, \.value)
    }
    public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey, isEnabled: Bool) -> some View {
        accessibilityValue(Text(valueKey), isEnabled: isEnabled)
    }
    @_disfavoredOverload
    public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S, isEnabled: Bool) -> some View {
        accessibilityValue(Text(value), isEnabled: isEnabled)
    }

    // MARK: Hint

    /// Describes the result of using this view.
    public nonisolated func accessibilityHint(_ hint: Text) -> some View { accessibilityText(hint, \.hint) }
    public nonisolated func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { accessibilityHint(Text(hintKey)) }
    @_disfavoredOverload
    public nonisolated func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { accessibilityHint(Text(hint)) }

    /// Describes the result of using this view, if `isEnabled`.
    public nonisolated func accessibilityHint(_ hint: Text, isEnabled: Bool) -> some View {
        accessibilityText(isEnabled ? hint : nil, \.hint)
    }
    public nonisolated func accessibilityHint(_ hintKey: LocalizedStringKey, isEnabled: Bool) -> some View {
        accessibilityHint(Text(hintKey), isEnabled: isEnabled)
    }
    @_disfavoredOverload
    public nonisolated func accessibilityHint<S: StringProtocol>(_ hint: S, isEnabled: Bool) -> some View {
        accessibilityHint(Text(hint), isEnabled: isEnabled)
    }

    private nonisolated func accessibilityText(_ text: Text?, _ part: WritableKeyPath<Accessibility, String?>) -> some View {
        modifier(AccessibilityText(text: text, part: part))
    }
}

/// Writes a text for assistive technology, in the language of the environment.
private struct AccessibilityText: ElementModifier {
    let text: Text?
    nonisolated(unsafe) let part: WritableKeyPath<Accessibility, String?>  // A constant; key paths never change.

    nonisolated init(text: Text?, part: WritableKeyPath<Accessibility, String?>) {
        self.text = text
        self.part = part
    }

    func _apply(to element: inout ElementWriter) {
        guard let text else { return }
        var accessibility = Accessibility()
        accessibility[keyPath: part] = text.string(in: element.environment)
        element.add(accessibility)
    }
}
