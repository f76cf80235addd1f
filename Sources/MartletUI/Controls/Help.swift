import MartletCore
import MartletElements

extension View {
    /// Shows a tooltip when the pointer rests on the view.
    public nonisolated func help(_ textKey: LocalizedStringKey) -> some View { help(Text(textKey)) }

    /// Shows a tooltip when the pointer rests on the view.
    public nonisolated func help(_ text: Text) -> some View { modifier(HelpModifier(text: text)) }

    /// Shows a tooltip when the pointer rests on the view.
    @_disfavoredOverload
    public nonisolated func help<S: StringProtocol>(_ text: S) -> some View { help(Text(text)) }
}

private struct HelpModifier: ElementModifier {
    let text: Text

    nonisolated init(text: Text) { self.text = text }

    func _apply(to element: inout ElementWriter) { element.add(Help(text.string(in: element.environment))) }
}
