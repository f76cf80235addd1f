import MartletCore
import MartletElements

extension View {
    /// Shows a number as a badge on a list row or a tab. Zero hides the badge.
    public nonisolated func badge(_ count: Int) -> some View {
        modifier(BadgeModifier(label: count == 0 ? nil : Text(verbatim: "\(count)")))
    }

    /// Shows a text as a badge on a list row or a tab; `nil` hides the badge.
    public nonisolated func badge(_ label: Text?) -> some View { modifier(BadgeModifier(label: label)) }

    public nonisolated func badge(_ key: LocalizedStringKey?) -> some View { modifier(BadgeModifier(label: key.map { Text($0) })) }

    @_disfavoredOverload
    public nonisolated func badge<S: StringProtocol>(_ label: S?) -> some View { modifier(BadgeModifier(label: label.map { Text($0) })) }
}

struct BadgeModifier: ElementModifier {
    let label: Text?

    nonisolated init(label: Text?) { self.label = label }

    static var _layerKind: Kind? { .row }
    static var _labelLayerKind: Kind? { .badged }

    // A row shows the text with its styles, a tab without them.
    @ViewBuilder var _attachment: some View { label?.slot("badge") }

    func _apply(to element: inout ElementWriter) {
        if let label { element[.badge] = .string(label.string(in: element.environment)) }
    }
}
