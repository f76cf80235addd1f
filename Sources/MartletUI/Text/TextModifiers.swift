import Foundation
import MartletCore

extension Text {
    /// Whether letters are shown as capitals or as small letters.
    public enum Case: Hashable, Sendable {
        case uppercase, lowercase

        /// As hosts name it.
        var name: String { self == .uppercase ? "uppercase" : "lowercase" }
    }

    /// How a line under or through a text is drawn.
    public struct LineStyle: Hashable, Sendable {
        public struct Pattern: Hashable, Sendable {
            private let name: String
            public static let solid = Pattern(name: "solid")
            public static let dot = Pattern(name: "dot")
            public static let dash = Pattern(name: "dash")
            public static let dashDot = Pattern(name: "dashDot")
            public static let dashDotDot = Pattern(name: "dashDotDot")
        }

        private let pattern: Pattern
        private let color: Color?

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
    public func foregroundColor(_ color: Color?) -> Text { styled { $0.foreground = color.map(AnyShapeStyle.init) } }
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { styled { $0.foreground = AnyShapeStyle(style) } }
    public func bold() -> Text { bold(true) }
    public func bold(_ isActive: Bool) -> Text { styled { $0.weight = isActive ? Font.Weight.bold.value : nil } }
    public func italic() -> Text { italic(true) }
    public func italic(_ isActive: Bool) -> Text { styled { $0.italic = isActive } }
    public func monospaced(_ isActive: Bool = true) -> Text { styled { $0.monospaced = isActive } }
    /// All digits are of one width.
    public func monospacedDigit() -> Text { styled { $0.monospacedDigits = true } }

    /// A line below the text. The web draws it in the text's colour.
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { styled { $0.underline = isActive } }

    public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
        underline(isActive, color: color)
    }

    /// A line through the text. The web draws it in the text's colour.
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text { styled { $0.strikethrough = isActive } }

    public func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
        strikethrough(isActive, color: color)
    }

    /// More room between the letters, in points.
    public func kerning(_ kerning: CGFloat) -> Text { styled { $0.tracking = kerning } }
    public func tracking(_ tracking: CGFloat) -> Text { styled { $0.tracking = tracking } }
    /// Raises the text above its line, in points.
    public func baselineOffset(_ baselineOffset: CGFloat) -> Text { styled { $0.baselineOffset = baselineOffset } }
}
