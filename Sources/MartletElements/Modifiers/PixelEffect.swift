/// A change to the pixels of what is shown.
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
    /// Each colour is multiplied by this one.
    case multiply(ColorValue)
}

/// How an element's pixels are mixed with those behind it, as CSS's `mix-blend-mode`.
public struct Blending: ModifierValue {
    public var mode: String
    public init(_ mode: String) { self.mode = mode }
}

/// Whether texts and pictures are shown as grey bars.
public struct Redacted: ModifierValue {
    public var isRedacted: Bool
    public init(_ isRedacted: Bool = true) { self.isRedacted = isRedacted }
}

/// The element, and all in it, appears light or dark whatever is around it.
public struct ForcedColorScheme: ModifierValue {
    public var isDark: Bool
    public init(isDark: Bool) { self.isDark = isDark }
}
