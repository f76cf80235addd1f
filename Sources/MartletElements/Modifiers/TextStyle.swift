/// The font of the text in an element.
public struct TextFont: ModifierValue {
    public var font: FontValue
    public init(_ font: FontValue) { self.font = font }
}

/// Weight, slant and lines of the text in an element, each on top of its font; `nil` leaves what is there.
public struct TextTraits: ModifierValue {
    /// 100 to 900, as in CSS.
    public var weight: Int?
    public var italic: Bool?
    public var underline: Bool?
    public var strikethrough: Bool?
    public var monospaced: Bool?
    public var monospacedDigits: Bool?
    /// `default`, `serif`, `rounded`, `monospaced`.
    public var design: String?
    public init(
        weight: Int? = nil, italic: Bool? = nil, underline: Bool? = nil, strikethrough: Bool? = nil, monospaced: Bool? = nil,
        monospacedDigits: Bool? = nil, design: String? = nil
    ) {
        self.weight = weight
        self.italic = italic
        self.underline = underline
        self.strikethrough = strikethrough
        self.monospaced = monospaced
        self.monospacedDigits = monospacedDigits
        self.design = design
    }
}

/// How many lines a text may take before it is cut off; `nil` is any number.
public struct LineLimit: ModifierValue {
    public var lines: Int?
    public var reservesSpace: Bool
    public init(_ lines: Int?, reservesSpace: Bool = false) {
        self.lines = lines
        self.reservesSpace = reservesSpace
    }
}

/// How the lines of a text stand below each other.
public struct TextAlign: ModifierValue {
    public var alignment: Placement.Horizontal
    public init(_ alignment: Placement.Horizontal) { self.alignment = alignment }
}
