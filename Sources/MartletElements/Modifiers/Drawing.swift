/// The paint inside a ``Kind/shape`` or of a ``Kind/color``.
public struct Fill: ModifierValue {
    public var paint: Paint
    public init(_ paint: Paint) { self.paint = paint }
}

/// The outline of a ``Kind/shape`` that has no name.
public struct Outline: ModifierValue {
    public var path: PathValue
    /// Whether the path is in a unit square that is stretched over the element's frame; otherwise it is in points.
    public var isUnit: Bool
    public init(_ path: PathValue, isUnit: Bool = false) {
        self.path = path
        self.isUnit = isUnit
    }
}

/// The line along the outline of a ``Kind/shape``.
public struct Stroke: ModifierValue {
    public enum Cap: String, Hashable, Sendable { case butt, round, square }
    public enum Join: String, Hashable, Sendable { case miter, round, bevel }

    public var paint: Paint
    /// In points.
    public var width: Double
    public var cap: Cap
    public var join: Join
    public var miterLimit: Double
    /// Alternating lengths of lines and gaps, in points; empty for a solid line.
    public var dash: [Double]
    public var dashPhase: Double
    /// The whole line is inside the element's frame; otherwise half of it is outside.
    public var isInside: Bool

    public init(
        _ paint: Paint, width: Double = 1, cap: Cap = .butt, join: Join = .miter, miterLimit: Double = 10, dash: [Double] = [],
        dashPhase: Double = 0, isInside: Bool = false
    ) {
        self.paint = paint
        self.width = width
        self.cap = cap
        self.join = join
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
        self.isInside = isInside
    }
}
