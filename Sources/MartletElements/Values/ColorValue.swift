/// A colour as a host understands it.
public indirect enum ColorValue: Hashable, Sendable {
    /// Red, green, blue and opacity in sRGB, each from 0 to 1.
    case rgb(Double, Double, Double, Double)
    /// A colour that the host's style sheet defines for light and dark: `red`, `primary`, `accent`, `background`.
    case token(String)
    /// Two colours of an app's own, for light and for dark.
    case dynamic(light: ColorValue, dark: ColorValue)
    case opacity(ColorValue, Double)
    /// A colour on the way from one to another: at 0 it is the first, at 1 the second.
    case mix(ColorValue, ColorValue, Double)
}

/// What fills an area: one colour, a gradient, or a translucent material.
public enum Paint: Hashable, Sendable {
    case color(ColorValue)
    case linear([GradientStop], start: UnitPosition, end: UnitPosition)
    /// Radii in points.
    case radial([GradientStop], center: UnitPosition, startRadius: Double, endRadius: Double)
    /// Angles in radians, clockwise from the trailing side.
    case angular([GradientStop], center: UnitPosition, start: Double, end: Double)
    /// A blurred, tinted view of what is behind; the thickness is 0 for ultra thin to 4 for ultra thick.
    case material(thickness: Int)
}

public struct GradientStop: Hashable, Sendable {
    public var color: ColorValue
    /// From 0 to 1 along the gradient.
    public var location: Double

    public init(_ color: ColorValue, at location: Double) {
        self.color = color
        self.location = location
    }
}
