import Foundation

/// Red, green, blue and opacity in a colour space.
///
/// Components are gamma-encoded like the colours of the space, from 0 to 1. In an extended space they can exceed this range.
public struct ColorComponents: Hashable, Sendable {
    public enum Space: Hashable, Sendable {
        case sRGB
        case displayP3
    }

    public var space: Space
    public var red: Double
    public var green: Double
    public var blue: Double
    /// The opacity, from 0 (transparent) to 1.
    public var opacity: Double

    public init(_ space: Space, red: Double, green: Double, blue: Double, opacity: Double = 1) {
        self.space = space
        self.red = red
        self.green = green
        self.blue = blue
        self.opacity = opacity
    }

    /// The nearest sRGB colour, with components from 0 to 1.
    public var inSRGB: ColorComponents {
        var color = self
        if space == .displayP3 {
            let (r, g, b) = (Self.linear(red), Self.linear(green), Self.linear(blue))
            // Both spaces have the same white point and transfer curve; this matrix converts the primaries.
            color = ColorComponents(
                .sRGB,
                red: Self.encoded(1.224_940_2 * r - 0.224_940_2 * g),
                green: Self.encoded(-0.042_056_9 * r + 1.042_056_9 * g),
                blue: Self.encoded(-0.019_637_6 * r - 0.078_636_1 * g + 1.098_273_7 * b), opacity: opacity)
        }
        return ColorComponents(
            .sRGB, red: min(max(color.red, 0), 1), green: min(max(color.green, 0), 1), blue: min(max(color.blue, 0), 1),
            opacity: min(max(opacity, 0), 1))
    }

    /// Converts an sRGB component to linear light.
    static func linear(_ value: Double) -> Double {
        let size = abs(value)
        let light = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
        return value < 0 ? -light : light
    }

    /// Converts linear light to an sRGB component.
    static func encoded(_ light: Double) -> Double {
        let size = abs(light)
        let value = size <= 0.003_130_8 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
        return light < 0 ? -value : value
    }
}
