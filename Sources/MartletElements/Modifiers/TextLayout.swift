/// The distances between the letters and between the lines of a text; `nil` leaves what is there.
public struct TextSpacing: ModifierValue {
    /// Between letters, in points, added to the font's own.
    public var tracking: Double?
    /// Between lines, in points, added to the font's own.
    public var line: Double?
    /// Above the baseline, in points.
    public var baselineOffset: Double?
    public init(tracking: Double? = nil, line: Double? = nil, baselineOffset: Double? = nil) {
        self.tracking = tracking
        self.line = line
        self.baselineOffset = baselineOffset
    }
}

/// The letters of a text are shown as capitals or as small letters; `nil` as they are.
public struct TextCase: ModifierValue {
    /// `uppercase` or `lowercase`.
    public var name: String?
    public init(_ name: String?) { self.name = name }
}

/// Where a text that is too long is cut: `head`, `middle` or `tail`.
public struct Truncation: ModifierValue {
    public var mode: String
    public init(_ mode: String) { self.mode = mode }
}

/// A text may be shrunk to this share of its size to fit its room.
public struct MinimumScale: ModifierValue {
    public var factor: Double
    public init(_ factor: Double) { self.factor = factor }
}

/// The user can select and copy the text.
public struct SelectableText: ModifierValue {
    public var isEnabled: Bool
    public init(_ isEnabled: Bool) { self.isEnabled = isEnabled }
}
