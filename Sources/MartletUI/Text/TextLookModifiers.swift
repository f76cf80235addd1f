import Foundation
import MartletCore
import MartletElements

extension View {
    /// Sets the font of the text in this view; `nil` leaves it unchanged.
    public nonisolated func font(_ font: Font?) -> some View { modifier(FontModifier(font: font)) }

    public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View { adding(TextTraits(weight: weight?.value)) }
    public nonisolated func fontDesign(_ design: Font.Design?) -> some View { adding(TextTraits(design: design?.name)) }
    /// Sets the width of the letters; `nil` leaves it unchanged.
    ///
    /// - Partly: only where the font of the user's system has several widths.
    public nonisolated func fontWidth(_ width: Font.Width?) -> some View { adding(TextTraits(width: width?.share)) }
    public nonisolated func bold(_ isActive: Bool = true) -> some View {
        adding(TextTraits(weight: isActive ? Font.Weight.bold.value : nil))
    }
    public nonisolated func italic(_ isActive: Bool = true) -> some View { adding(TextTraits(italic: isActive)) }
    public nonisolated func monospaced(_ isActive: Bool = true) -> some View { adding(TextTraits(monospaced: isActive)) }
    /// Gives all digits the same width.
    public nonisolated func monospacedDigit() -> some View { adding(TextTraits(monospacedDigits: true)) }

    /// Underlines the texts in this view; without `color`, in the text's colour.
    ///
    /// - Partly: lines of dashes and dots are drawn as dashes, and a text that is also struck through has one pattern and colour for both lines.
    public nonisolated func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View { modifier(TextLineModifier(underline: isActive, style: Text.LineStyle(pattern: pattern, color: color))) }

    /// Strikes through the texts in this view; without `color`, in the text's colour.
    public nonisolated func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View { modifier(TextLineModifier(strikethrough: isActive, style: Text.LineStyle(pattern: pattern, color: color))) }

    /// Sets the additional space between characters, in points.
    public nonisolated func kerning(_ kerning: CGFloat) -> some View { adding(TextSpacing(tracking: kerning)) }
    /// Sets the additional space between characters, in points. The same as ``kerning(_:)`` here.
    public nonisolated func tracking(_ tracking: CGFloat) -> some View { adding(TextSpacing(tracking: tracking)) }
    /// Raises the texts above their baselines, in points.
    public nonisolated func baselineOffset(_ baselineOffset: CGFloat) -> some View { adding(TextSpacing(baselineOffset: baselineOffset)) }

    /// Shows the texts in uppercase or lowercase; `nil` shows them unchanged.
    public nonisolated func textCase(_ textCase: Text.Case?) -> some View {
        adding(TextCase(textCase?.name), \.textCase, textCase)
    }
}

private struct FontModifier: ElementModifier {
    let font: Font?

    nonisolated init(font: Font?) { self.font = font }

    static var _writesEnvironment: Bool { true }

    func _apply(to element: inout ElementWriter) {
        if let font { element.add(TextFont(font.value(in: element.environment))) }
    }

    func _extend(_ environment: inout EnvironmentValues) {
        if let font { environment.font = font }
    }
}

private struct TextCaseKey: EnvironmentKey { static var defaultValue: Text.Case? { nil } }

extension EnvironmentValues {
    /// The case in which texts are shown; `nil` leaves them unchanged.
    public var textCase: Text.Case? {
        get { self[TextCaseKey.self] }
        set { self[TextCaseKey.self] = newValue }
    }
}

/// Draws lines under or through the texts in a view.
private struct TextLineModifier: ElementModifier {
    let underline: Bool?
    let strikethrough: Bool?
    let style: Text.LineStyle

    nonisolated init(underline: Bool? = nil, strikethrough: Bool? = nil, style: Text.LineStyle) {
        self.underline = underline
        self.strikethrough = strikethrough
        self.style = style
    }

    func _apply(to element: inout ElementWriter) {
        let line = style.unlessPlain?.value(in: element.environment)
        element.add(TextTraits(underline: underline, strikethrough: strikethrough, line: line))
    }
}
