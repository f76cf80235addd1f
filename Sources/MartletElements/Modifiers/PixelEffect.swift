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
    /// Rotates the hues by an angle in radians.
    case hueRotation(Double)
    case invert
    /// Multiplies each colour by this one.
    case multiply(ColorValue)
}

/// How pixels blend with the content behind them.
///
/// Browsers have no modes that cut one image by another (`sourceAtop`, `destinationOver`, `destinationOut`, `plusDarker`); these are shown as
/// `normal`.
public enum BlendMode: Hashable, Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference, exclusion
    case hue, saturation, color, luminosity
    case sourceAtop, destinationOver, destinationOut, plusDarker, plusLighter
}

/// How an element blends with the content behind it.
public struct Blending: ModifierValue {
    public var mode: BlendMode
    public init(_ mode: BlendMode) { self.mode = mode }
}

/// Blends the element's content by itself first, and the result as a whole with the content behind it.
public struct Compositing: ModifierValue {
    public init() {}
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
