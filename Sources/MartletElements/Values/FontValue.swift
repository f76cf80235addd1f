/// A font with its size and attributes.
public struct FontValue: Hashable, Sendable {
    public enum Size: Hashable, Sendable {
        /// A style that follows the reader's preferred text size: `largeTitle`, `title`, `title2`, `title3`, `headline`, `subheadline`,
        /// `body`, `callout`, `footnote`, `caption`, `caption2`.
        case style(String)
        /// In points.
        case points(Double)
    }

    public var size: Size
    /// The text sizes among which the user chooses; `nil` for all.
    public var sizes: TypeSizes?
    /// The style with which a size in points grows, where `sizes` are set; `nil` for a fixed size.
    public var relativeTo: String?
    /// The weight from 100 to 900, as in CSS; `nil` for that of the style.
    public var weight: Int?
    /// `default`, `serif`, `rounded`, `monospaced`.
    public var design: String?
    /// The family name of one of the app's fonts.
    public var family: String?
    public var italic: Bool
    public var monospacedDigits: Bool
    public var smallCaps: Bool
    /// The line spacing: `nil` for the font's own, less than 1 for tight, more for loose.
    public var leading: Double?
    /// The width of the letters: `nil` for the font's own, less than 1 for narrower ones.
    public var width: Double?

    public init(
        size: Size, weight: Int? = nil, design: String? = nil, family: String? = nil, italic: Bool = false, monospacedDigits: Bool = false,
        smallCaps: Bool = false, leading: Double? = nil, width: Double? = nil, relativeTo: String? = nil,
        sizes: TypeSizes? = nil
    ) {
        self.size = size
        self.weight = weight
        self.design = design
        self.family = family
        self.italic = italic
        self.monospacedDigits = monospacedDigits
        self.smallCaps = smallCaps
        self.leading = leading
        self.width = width
        self.relativeTo = relativeTo
        self.sizes = sizes
    }
}
