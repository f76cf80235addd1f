import Foundation
import MartletCore
import MartletElements
import MartletUI

extension GraphicsContext {
    /// A change of the pixels of a drawing.
    ///
    /// - Partly: it has no `projectionTransform`, `alphaThreshold` and no shaders.
    public struct Filter: Sendable {
        enum Step: Sendable {
            case blur(CGFloat)
            case shadow(Color, CGFloat, x: CGFloat, y: CGFloat, isAlone: Bool)
            case matrix([Double])
            case multiply(Color)
        }

        let steps: [Step]

        private init(_ steps: Step...) { self.steps = steps }

        /// - Parameter radius: In points.
        public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter { Filter(.blur(radius)) }

        /// - Parameters:
        ///   - radius: In points.
        ///   - blendMode: Ignored: the shadow is under the drawing.
        public static func shadow(
            color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0,
            blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
        ) -> Filter { Filter(.shadow(color, radius, x: x, y: y, isAlone: options.contains(.shadowOnly))) }

        public static func colorMultiply(_ color: Color) -> Filter { Filter(.multiply(color)) }
        public static func colorMatrix(_ matrix: ColorMatrix) -> Filter { Filter(.matrix(matrix.numbers)) }

        /// - Parameter amount: -1 is black, 0 is unchanged, 1 is white.
        public static func brightness(_ amount: Double) -> Filter { Filter(.matrix(.scaling(1, adding: amount))) }
        /// - Parameter amount: 1 is unchanged.
        public static func contrast(_ amount: Double) -> Filter { Filter(.matrix(.scaling(amount, adding: (1 - amount) / 2))) }
        /// - Parameter amount: 1 is unchanged, 0 is grey.
        public static func saturation(_ amount: Double) -> Filter { Filter(.matrix(.saturating(amount))) }
        /// - Parameter amount: 0 is unchanged, 1 is grey.
        public static func grayscale(_ amount: Double) -> Filter { Filter(.matrix(.saturating(1 - amount))) }
        /// - Parameter amount: 0 is unchanged, 1 is inverted.
        public static func colorInvert(_ amount: Double = 1) -> Filter { Filter(.matrix(.scaling(1 - 2 * amount, adding: amount))) }
        public static func hueRotation(_ angle: Angle) -> Filter { Filter(.matrix(.rotatingHue(angle.radians))) }

        /// Makes bright pixels transparent, and dark ones opaque and black.
        public static var luminanceToAlpha: Filter {
            Filter(.matrix([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -0.2126, -0.7152, -0.0722, 1, 0]))
        }
    }

    /// Options of a filter. Ignored: browsers filter in sRGB.
    public struct FilterOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        public static let linearColor = FilterOptions(rawValue: 1)
    }

    /// Options of a blur. Ignored.
    public struct BlurOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        public static let opaque = BlurOptions(rawValue: 1)
        public static let dithersResult = BlurOptions(rawValue: 2)
    }

    /// Options of a shadow. All but `shadowOnly` are ignored.
    public struct ShadowOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        public static let shadowAbove = ShadowOptions(rawValue: 1)
        /// Draws the shadow and not what casts it.
        public static let shadowOnly = ShadowOptions(rawValue: 2)
        public static let invertsAlpha = ShadowOptions(rawValue: 4)
        public static let disablesGroup = ShadowOptions(rawValue: 8)
    }
}

/// A matrix of colours: each new component is the sum of the old red, green, blue, opacity and 1, by the factors of its row.
public struct ColorMatrix: Equatable, Sendable {
    public var r1: Float = 1, r2: Float = 0, r3: Float = 0, r4: Float = 0, r5: Float = 0
    public var g1: Float = 0, g2: Float = 1, g3: Float = 0, g4: Float = 0, g5: Float = 0
    public var b1: Float = 0, b2: Float = 0, b3: Float = 1, b4: Float = 0, b5: Float = 0
    public var a1: Float = 0, a2: Float = 0, a3: Float = 0, a4: Float = 1, a5: Float = 0

    /// The matrix that changes nothing.
    public init() {}

    var numbers: [Double] {
        [r1, r2, r3, r4, r5, g1, g2, g3, g4, g5, b1, b2, b3, b4, b5, a1, a2, a3, a4, a5].map(Double.init)
    }
}

extension GraphicsContext.Filter.Step {
    @MainActor
    func resolved(in environment: EnvironmentValues) -> DrawnFilter {
        switch self {
        // As for views, a radius is the standard deviation of the blur.
        case .blur(let radius): return .blur(deviation: Double(radius))
        case .shadow(let color, let radius, let x, let y, let isAlone):
            return .shadow(
                color.drawn(in: environment), deviation: Double(radius), x: Double(x), y: Double(y), isAlone: isAlone)
        case .matrix(let numbers): return .matrix(numbers)
        case .multiply(let color):
            guard case .rgb(let red, let green, let blue, let opacity) = color.drawn(in: environment) else { return .matrix(.scaling(1)) }
            return .matrix([red, 0, 0, 0, 0, 0, green, 0, 0, 0, 0, 0, blue, 0, 0, 0, 0, 0, opacity, 0])
        }
    }
}

extension Color {
    @MainActor
    func drawn(in environment: EnvironmentValues) -> ColorValue {
        if case .color(let color) = _paint(in: environment) { color } else { .token("foreground") }
    }
}

extension [Double] {
    /// Multiplies each colour by a factor, and adds a constant.
    fileprivate static func scaling(_ factor: Double, adding constant: Double = 0) -> [Double] {
        [factor, 0, 0, 0, constant, 0, factor, 0, 0, constant, 0, 0, factor, 0, constant, 0, 0, 0, 1, 0]
    }

    fileprivate static func saturating(_ amount: Double) -> [Double] {
        let (r, g, b) = (0.213 * (1 - amount), 0.715 * (1 - amount), 0.072 * (1 - amount))
        return [r + amount, g, b, 0, 0, r, g + amount, b, 0, 0, r, g, b + amount, 0, 0, 0, 0, 0, 1, 0]
    }

    /// The rotation of hues in the Filter Effects specification.
    fileprivate static func rotatingHue(_ angle: Double) -> [Double] {
        let (c, s) = (cos(angle), sin(angle))
        return [
            0.213 + c * 0.787 - s * 0.213, 0.715 - c * 0.715 - s * 0.715, 0.072 - c * 0.072 + s * 0.928, 0, 0,
            0.213 - c * 0.213 + s * 0.143, 0.715 + c * 0.285 + s * 0.14, 0.072 - c * 0.072 - s * 0.283, 0, 0,
            0.213 - c * 0.213 - s * 0.787, 0.715 - c * 0.715 + s * 0.715, 0.072 + c * 0.928 + s * 0.072, 0, 0,
            0, 0, 0, 1, 0,
        ]
    }
}
