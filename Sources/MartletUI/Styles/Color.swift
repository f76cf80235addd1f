import Foundation
import MartletCore
import MartletElements

/// A colour: one that adapts to light and dark mode, or one of given components.
///
/// As a view, a colour fills the available space.
public struct Color: Hashable, Sendable, CustomStringConvertible {
    /// The colour space of a colour's components.
    public enum RGBColorSpace: Hashable, Sendable {
        case sRGB
        case sRGBLinear
        case displayP3
    }

    indirect enum Source: Hashable, Sendable {
        case value(ColorValue)
        /// A colour of a bundle's asset catalogue.
        case asset(String, bundlePath: String?)
        case opacity(Source, Double)
        case mix(Source, Source, Double)
        case dynamic(light: Source, dark: Source)
        case accent
    }

    let source: Source

    init(_ source: Source) { self.source = source }
    init(_ value: ColorValue) { source = .value(value) }

    /// A colour with components from 0 to 1.
    public init(_ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {
        let (r, g, b) = colorSpace.inSRGB(red, green, blue)
        self.init(ColorValue.rgb(r, g, b, opacity))
    }

    /// A grey: 0 is black, 1 is white.
    public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
    }

    /// A colour with hue, saturation and brightness from 0 to 1.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        let sector = (hue - hue.rounded(.down)) * 6
        let chroma = brightness * saturation
        let middle = chroma * (1 - abs(sector.truncatingRemainder(dividingBy: 2) - 1))
        let floor = brightness - chroma
        let (r, g, b) =
            switch sector {
            case ..<1: (chroma, middle, 0.0)
            case ..<2: (middle, chroma, 0)
            case ..<3: (0, chroma, middle)
            case ..<4: (0, middle, chroma)
            case ..<5: (middle, 0, chroma)
            default: (chroma, 0, middle)
            }
        self.init(ColorValue.rgb(r + floor, g + floor, b + floor, opacity))
    }

    /// A colour of an asset catalogue. A missing colour is transparent.
    ///
    /// - Parameter bundle: The bundle of the catalogue; `nil` is the app's.
    public init(_ name: String, bundle: Bundle? = nil) { self.init(.asset(name, bundlePath: bundle?.bundlePath)) }

    /// Multiplies the opacity of the colour: 0 is transparent, 1 is unchanged.
    public func opacity(_ opacity: Double) -> Color { Color(.opacity(source, opacity)) }

    /// Mixes this colour with another.
    ///
    /// - Parameters:
    ///   - fraction: 0 is this colour, 1 the other.
    ///   - colorSpace: Ignored; the colours are mixed in sRGB.
    public func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color {
        Color(.mix(source, rhs.source, min(max(fraction, 0), 1)))
    }

    /// A subtle gradient from a lighter shade of the colour to the colour.
    public var gradient: AnyGradient {
        AnyGradient(Gradient(stops: [.init(color: mix(with: .white, by: 0.18), location: 0), .init(color: self, location: 1)]))
    }

    public var description: String {
        switch source {
        case .value(.token(let name)): name
        case .value(.rgb(let r, let g, let b, let a)): Self.hexadecimal(r, g, b, a)
        case .asset(let name, _): "\"\(name)\""
        case .opacity(let source, let opacity): "\(Int((opacity * 100).rounded()))% \(Color(source).description)"
        case .accent: "accent"
        case .value, .mix, .dynamic: "color"
        }
    }

    private static func hexadecimal(_ parts: Double...) -> String {
        "#"
            + parts.map { part in
                let digits = String(Int((min(max(part, 0), 1) * 255).rounded()), radix: 16, uppercase: true)
                return digits.count < 2 ? "0" + digits : digits
            }.joined()
    }
}

extension Color {
    public static let clear = Color(ColorValue.token("clear"))
    public static let black = Color(ColorValue.rgb(0, 0, 0, 1))
    public static let white = Color(ColorValue.rgb(1, 1, 1, 1))
    public static let gray = Color(ColorValue.token("gray"))
    public static let red = Color(ColorValue.token("red"))
    public static let orange = Color(ColorValue.token("orange"))
    public static let yellow = Color(ColorValue.token("yellow"))
    public static let green = Color(ColorValue.token("green"))
    public static let mint = Color(ColorValue.token("mint"))
    public static let teal = Color(ColorValue.token("teal"))
    public static let cyan = Color(ColorValue.token("cyan"))
    public static let blue = Color(ColorValue.token("blue"))
    public static let indigo = Color(ColorValue.token("indigo"))
    public static let purple = Color(ColorValue.token("purple"))
    public static let pink = Color(ColorValue.token("pink"))
    public static let brown = Color(ColorValue.token("brown"))
    /// The colour of primary text.
    public static let primary = Color(ColorValue.token("primary"))
    /// The colour of secondary text.
    public static let secondary = Color(ColorValue.token("secondary"))
    /// The nearest tint, or the platform's accent colour.
    public static let accentColor = Color(.accent)
}

extension Color.RGBColorSpace {
    /// Converts components of this colour space to sRGB. Components outside the sRGB gamut are clipped.
    fileprivate func inSRGB(_ r: Double, _ g: Double, _ b: Double) -> (Double, Double, Double) {
        func linear(_ part: Double) -> Double { part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4) }
        func curved(_ part: Double) -> Double {
            let part = min(max(part, 0), 1)
            return part <= 0.0031308 ? part * 12.92 : 1.055 * pow(part, 1 / 2.4) - 0.055
        }
        switch self {
        case .sRGB: return (r, g, b)
        case .sRGBLinear: return (curved(r), curved(g), curved(b))
        case .displayP3:
            let (r, g, b) = (linear(r), linear(g), linear(b))
            return (
                curved(1.2249401762806 * r - 0.2249401762806 * g), curved(-0.0420569547097 * r + 1.0420569547097 * g),
                curved(-0.0196375545903 * r - 0.0786360455506 * g + 1.0982736001409 * b)
            )
        }
    }
}
