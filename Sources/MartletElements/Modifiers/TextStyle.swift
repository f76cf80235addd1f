/// The font of the text in an element.
public struct TextFont: ModifierValue {
    public var font: FontValue
    public init(_ font: FontValue) { self.font = font }
}

/// The weight, slant and underline of the text in an element, in addition to its font; `nil` does not change one.
public struct TextTraits: ModifierValue {
    /// 100 to 900, as in CSS.
    public var weight: Int?
    public var italic: Bool?
    public var underline: Bool?
    public var strikethrough: Bool?
    /// The pattern and the colour of the lines under and through the text; `nil` for solid ones in the text's colour.
    public var line: TextLine?
    public var monospaced: Bool?
    public var monospacedDigits: Bool?
    /// `default`, `serif`, `rounded`, `monospaced`.
    public var design: String?
    /// The width of the letters, 1 for the font's own.
    public var width: Double?
    public init(
        weight: Int? = nil, italic: Bool? = nil, underline: Bool? = nil, strikethrough: Bool? = nil, line: TextLine? = nil,
        monospaced: Bool? = nil, monospacedDigits: Bool? = nil, design: String? = nil, width: Double? = nil
    ) {
        self.weight = weight
        self.italic = italic
        self.underline = underline
        self.strikethrough = strikethrough
        self.line = line
        self.monospaced = monospaced
        self.monospacedDigits = monospacedDigits
        self.design = design
        self.width = width
    }
}

/// A line under or through a text.
public struct TextLine: Hashable, Sendable {
    public enum Pattern: String, Sendable {
        case dotted, dashed
    }

    /// `nil` for a solid line.
    public var pattern: Pattern?
    /// `nil` for the colour of the text.
    public var color: ColorValue?

    public init(pattern: Pattern?, color: ColorValue?) {
        self.pattern = pattern
        self.color = color
    }
}

/// The number of lines of a text, or of a field that grows.
public struct LineLimit: ModifierValue {
    /// The maximum; `nil` for no limit.
    public var lines: Int?
    /// Fewer lines take the space of this many.
    public var minimum: Int?
    public init(_ lines: Int?, minimum: Int? = nil) {
        self.lines = lines
        self.minimum = minimum
    }
}

/// The alignment of the lines of a text.
public struct TextAlign: ModifierValue {
    public var alignment: Placement.Horizontal
    public init(_ alignment: Placement.Horizontal) { self.alignment = alignment }
}
