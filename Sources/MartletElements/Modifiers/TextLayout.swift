/// The letter and line spacing of a text; `nil` does not change one.
public struct TextSpacing: ModifierValue {
    /// The spacing between letters, in points, in addition to the font's own.
    public var tracking: Double?
    /// The spacing between lines, in points, in addition to the font's own.
    public var line: Double?
    /// The offset above the baseline, in points.
    public var baselineOffset: Double?
    public init(tracking: Double? = nil, line: Double? = nil, baselineOffset: Double? = nil) {
        self.tracking = tracking
        self.line = line
        self.baselineOffset = baselineOffset
    }
}

/// The text case; `nil` leaves the text unchanged.
public struct TextCase: ModifierValue {
    /// `uppercase` or `lowercase`.
    public var name: String?
    public init(_ name: String?) { self.name = name }
}

/// Where a long text is truncated: `head`, `middle` or `tail`.
public struct Truncation: ModifierValue {
    public var mode: String
    public init(_ mode: String) { self.mode = mode }
}

/// The minimum scale to which a text may shrink to fit.
public struct MinimumScale: ModifierValue {
    public var factor: Double
    public init(_ factor: Double) { self.factor = factor }
}

/// The user can select and copy the text.
public struct SelectableText: ModifierValue {
    public var isEnabled: Bool
    public init(_ isEnabled: Bool) { self.isEnabled = isEnabled }
}
