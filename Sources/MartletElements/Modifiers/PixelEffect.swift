/// An effect on the element's pixels.
public enum PixelEffect: ModifierValue {
    /// Radius in points.
    case blur(Double)
    /// -1 is black, 0 is unchanged.
    case brightness(Double)
    /// 1 is unchanged.
    case contrast(Double)
    /// 1 is unchanged.
    case saturation(Double)
    /// 0 is unchanged, 1 has no colour.
    case grayscale(Double)
    /// Turns the hues by radians.
    case hueRotation(Double)
    case invert
    /// Multiplies each colour by this one.
    case multiply(ColorValue)
}

/// How an element blends with the content behind it, as in CSS's `mix-blend-mode`.
public struct Blending: ModifierValue {
    public var mode: String
    public init(_ mode: String) { self.mode = mode }
}

/// Whether texts and images are shown as placeholders.
public struct Redacted: ModifierValue {
    public var isRedacted: Bool
    public init(_ isRedacted: Bool = true) { self.isRedacted = isRedacted }
}

/// Sets the color scheme of the element and its descendants.
public struct ForcedColorScheme: ModifierValue {
    public var isDark: Bool
    public init(isDark: Bool) { self.isDark = isDark }
}
