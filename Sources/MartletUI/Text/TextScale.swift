import MartletCore
import MartletElements

extension Text {
    /// The size of a text relative to its font.
    public struct Scale: Hashable, Sendable {
        private let name: String

        public static let `default` = Scale(name: "default")
        /// Smaller than the font, as for a unit beside a number.
        public static let secondary = Scale(name: "secondary")
    }

    /// Sets the size of the text relative to its font. The secondary scale is four fifths of the font's size; Apple's depends on the font.
    public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
        guard isEnabled else { return self }
        var outer = TextStyle()
        outer.scale = scale
        var copy = self
        copy.style = style.inside(outer)
        return copy
    }
}

extension View {
    /// Sets the size of the texts in this view relative to their fonts.
    public nonisolated func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
        transformEnvironment(\.textScale) { if isEnabled { $0 = scale } }
    }
}

extension EnvironmentValues {
    private struct TextScaleKey: EnvironmentKey { static var defaultValue: Text.Scale? { nil } }

    var textScale: Text.Scale? {
        get { self[TextScaleKey.self] }
        set { self[TextScaleKey.self] = newValue }
    }
}

extension FontValue {
    /// The font in the secondary scale.
    var secondary: FontValue {
        var smaller = self
        switch size {
        case .points(let points): smaller.size = .points(points * 0.8)
        case .style(let name):
            let style = TypeScale.style(name, at: .large)
            smaller.size = .points(style.size * 0.8)
            smaller.relativeTo = name
            smaller.weight = weight ?? (style.weight == 400 ? nil : style.weight)
        }
        return smaller
    }
}
