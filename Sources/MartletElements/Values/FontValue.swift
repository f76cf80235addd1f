/// A typeface, its size and its manner.
public struct FontValue: Hashable, Sendable {
    public enum Size: Hashable, Sendable {
        /// A style that follows the reader's preferred text size: `largeTitle`, `title`, `title2`, `title3`, `headline`, `subheadline`,
        /// `body`, `callout`, `footnote`, `caption`, `caption2`.
        case style(String)
        /// In points.
        case points(Double)
    }

    public var size: Size
    /// 100 to 900, as in CSS; `nil` is the style's own.
    public var weight: Int?
    /// `default`, `serif`, `rounded`, `monospaced`.
    public var design: String?
    /// The family name of a font of the app's own.
    public var family: String?
    public var italic: Bool
    public var monospacedDigits: Bool
    public var smallCaps: Bool
    /// The distance between lines: `nil` is the font's own, less than 1 is tight, more is loose.
    public var leading: Double?

    public init(
        size: Size, weight: Int? = nil, design: String? = nil, family: String? = nil, italic: Bool = false, monospacedDigits: Bool = false,
        smallCaps: Bool = false, leading: Double? = nil
    ) {
        self.size = size
        self.weight = weight
        self.design = design
        self.family = family
        self.italic = italic
        self.monospacedDigits = monospacedDigits
        self.smallCaps = smallCaps
        self.leading = leading
    }
}
