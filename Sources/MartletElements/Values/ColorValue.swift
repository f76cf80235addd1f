/// A colour for a host.
public indirect enum ColorValue: Hashable, Sendable {
    /// Red, green, blue and opacity in sRGB, each from 0 to 1.
    case rgb(Double, Double, Double, Double)
    /// A colour that the host's style sheet defines for light and dark mode: `red`, `primary`, `accent`, `background`.
    case token(String)
    /// The app's own colours for light and dark mode.
    case dynamic(light: ColorValue, dark: ColorValue)
    case opacity(ColorValue, Double)
    /// An interpolated colour: at 0 the first, at 1 the second.
    case mix(ColorValue, ColorValue, Double)
}

/// A fill: a colour, a gradient, or a translucent material.
public enum Paint: Hashable, Sendable {
    case color(ColorValue)
    case linear([GradientStop], start: UnitPosition, end: UnitPosition)
    /// Radii in points.
    case radial([GradientStop], center: UnitPosition, startRadius: Double, endRadius: Double)
    /// Angles in radians, clockwise from the trailing side.
    case angular([GradientStop], center: UnitPosition, start: Double, end: Double)
    /// A blurred, tinted view of the content behind; the thickness is from 0 (ultra thin) to 4 (ultra thick).
    case material(thickness: Int)
}

extension Paint {
    /// The colours of a gradient; `nil` for another paint.
    public var stops: [GradientStop]? {
        switch self {
        case .linear(let stops, _, _), .radial(let stops, _, _, _), .angular(let stops, _, _, _): stops
        case .color, .material: nil
        }
    }
}

public struct GradientStop: Hashable, Sendable {
    public var color: ColorValue
    /// The location along the gradient, from 0 to 1.
    public var location: Double

    public init(_ color: ColorValue, at location: Double) {
        self.color = color
        self.location = location
    }
}
