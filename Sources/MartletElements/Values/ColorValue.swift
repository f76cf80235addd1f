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
    /// In ellipses with the proportions of the frame; the radii are shares of its sides.
    case elliptical([GradientStop], center: UnitPosition, startRadius: Double, endRadius: Double)
    /// Pixels that are stretched over the frame, and blend into each other.
    case pixels(PixelGrid)
    /// A picture that is repeated.
    case tiles(TilePicture)
    /// A blurred, tinted view of the content behind; the thickness is from 0 (ultra thin) to 4 (ultra thick).
    case material(thickness: Int)
}

extension Paint {
    /// The colours of a gradient; `nil` for another paint.
    public var stops: [GradientStop]? {
        switch self {
        case .linear(let stops, _, _), .radial(let stops, _, _, _), .angular(let stops, _, _, _), .elliptical(let stops, _, _, _): stops
        case .color, .material, .pixels, .tiles: nil
        }
    }

    /// One colour in place of the paint; `nil` for a material.
    public var plainColor: ColorValue? {
        switch self {
        case .color(let color): color
        case .linear(let stops, _, _), .radial(let stops, _, _, _), .angular(let stops, _, _, _), .elliptical(let stops, _, _, _):
            stops.first?.color ?? .token("clear")
        case .pixels(let grid): grid.average
        case .tiles: .token("foreground")
        case .material: nil
        }
    }
}

/// A picture that is repeated over a frame.
public struct TilePicture: Hashable, Sendable {
    /// The address of the file, in the host's terms.
    public let address: String
    /// In points.
    public let width: Double
    public let height: Double
    /// Keeps the file alive while the paint is used.
    private let file: (any AnyObject & Sendable)?

    public init(address: String, width: Double, height: Double, keeping file: (any AnyObject & Sendable)?) {
        self.address = address
        self.width = width
        self.height = height
        self.file = file
    }

    public static func == (a: TilePicture, b: TilePicture) -> Bool { a.address == b.address && a.width == b.width && a.height == b.height }

    public func hash(into hasher: inout Hasher) { hasher.combine(address) }
}

/// Pixels of red, green, blue and opacity, a byte each, in rows from the top.
public struct PixelGrid: Hashable, Sendable {
    public let width: Int
    public let height: Int
    public let bytes: [UInt8]

    /// - Precondition: There are four bytes for each pixel.
    public init(width: Int, height: Int, bytes: [UInt8]) {
        precondition(bytes.count == width * height * 4)
        self.width = width
        self.height = height
        self.bytes = bytes
    }

    fileprivate var average: ColorValue {
        func mean(_ part: Int) -> Double {
            let sum = stride(from: part, to: bytes.count, by: 4).reduce(0) { $0 + Int(bytes[$1]) }
            return Double(sum) / Double(max(1, width * height)) / 255
        }
        return .rgb(mean(0), mean(1), mean(2), mean(3))
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
