import Foundation
import MartletCore
import MartletElements

extension Text {
    /// The case in which a text is shown.
    public enum Case: Hashable, Sendable {
        case uppercase, lowercase

        /// The name sent to hosts.
        var name: String { self == .uppercase ? "uppercase" : "lowercase" }
    }

    /// The style of an underline or a strikethrough.
    public struct LineStyle: Hashable, Sendable {
        /// The pattern of a line. Lines of dashes and dots are drawn as dashes.
        public struct Pattern: Hashable, Sendable {
            let value: TextLine.Pattern?
            private let name: String

            public static let solid = Pattern(value: nil, name: "solid")
            public static let dot = Pattern(value: .dotted, name: "dot")
            public static let dash = Pattern(value: .dashed, name: "dash")
            public static let dashDot = Pattern(value: .dashed, name: "dashDot")
            public static let dashDotDot = Pattern(value: .dashed, name: "dashDotDot")
        }

        let pattern: Pattern
        let color: Color?

        public init(pattern: Pattern = .solid, color: Color? = nil) {
            self.pattern = pattern
            self.color = color
        }

        public static let single = LineStyle()
    }

    private func styled(_ change: (inout TextStyle) -> Void) -> Text {
        var outer = TextStyle()
        change(&outer)
        var copy = self
        copy.style = style.inside(outer)
        return copy
    }

    public func font(_ font: Font?) -> Text { styled { $0.font = font } }
    public func fontWeight(_ weight: Font.Weight?) -> Text { styled { $0.weight = weight?.value } }
    public func fontDesign(_ design: Font.Design?) -> Text { styled { $0.design = design } }
    /// Sets the width of the letters.
    ///
    /// - Partly: only where the font of the user's system has several widths.
    public func fontWidth(_ width: Font.Width?) -> Text { styled { $0.width = width.map { Double($0.share) } } }
    public func foregroundColor(_ color: Color?) -> Text { styled { $0.foreground = color.map(AnyShapeStyle.init) } }
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { styled { $0.foreground = AnyShapeStyle(style) } }
    public func bold() -> Text { bold(true) }
    public func bold(_ isActive: Bool) -> Text { styled { $0.weight = isActive ? Font.Weight.bold.value : nil } }
    public func italic() -> Text { italic(true) }
    public func italic(_ isActive: Bool) -> Text { styled { $0.italic = isActive } }
    public func monospaced(_ isActive: Bool = true) -> Text { styled { $0.monospaced = isActive } }
    /// Gives all digits the same width.
    public func monospacedDigit() -> Text { styled { $0.monospacedDigits = true } }

    /// Underlines the text; without `color`, in the text's colour.
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { underline(isActive, pattern: .solid, color: color) }

    /// Underlines the text; without `color`, in the text's colour. A text that is struck through, too, has one pattern and colour for both lines.
    public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
        styled {
            $0.underline = isActive
            $0.line = LineStyle(pattern: pattern, color: color).unlessPlain
        }
    }

    /// Strikes through the text; without `color`, in the text's colour.
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
        strikethrough(isActive, pattern: .solid, color: color)
    }

    /// Strikes through the text; without `color`, in the text's colour.
    public func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
        styled {
            $0.strikethrough = isActive
            $0.line = LineStyle(pattern: pattern, color: color).unlessPlain
        }
    }

    /// Sets the additional space between characters, in points.
    public func kerning(_ kerning: CGFloat) -> Text { styled { $0.tracking = kerning } }
    /// Sets the additional space between characters, in points. The same as ``kerning(_:)`` here.
    public func tracking(_ tracking: CGFloat) -> Text { styled { $0.tracking = tracking } }
    /// Raises the text above its baseline, in points.
    public func baselineOffset(_ baselineOffset: CGFloat) -> Text { styled { $0.baselineOffset = baselineOffset } }
}

extension Text.LineStyle {
    /// `nil` for a solid line in the text's colour.
    var unlessPlain: Text.LineStyle? { self == .single ? nil : self }

    @MainActor func value(in environment: EnvironmentValues) -> TextLine {
        TextLine(pattern: pattern.value, color: color?.value(in: environment))
    }
}
