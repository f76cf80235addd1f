import Foundation
import MartletCore
import MartletElements
import MartletUI

extension GraphicsContext {
    /// What fills a path, or covers a line: a colour or a gradient. Points are in the coordinates of the path.
    public struct Shading: Sendable {
        enum Source: Sendable {
            case style(AnyShapeStyle)
            case linear(Gradient, CGPoint, CGPoint, Ink.Spread)
            case radial(Gradient, CGPoint, CGFloat, CGFloat, Ink.Spread)
            case conic(Gradient, CGPoint, Angle)
        }

        let source: Source

        private init(_ source: Source) { self.source = source }

        /// The foreground style of the canvas.
        public static var foreground: Shading { style(ForegroundStyle()) }

        public static func color(_ color: Color) -> Shading { style(color) }

        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
        ) -> Shading { color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity)) }

        public static func color(_ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) -> Shading {
            color(Color(colorSpace, white: white, opacity: opacity))
        }

        /// A style. The unit points of a gradient are in the path's bounding rectangle; a material is drawn as a colour.
        public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(.style(AnyShapeStyle(style))) }

        /// Several shadings, of which the first is drawn.
        public static func palette(_ array: [Shading]) -> Shading { array.first ?? .foreground }

        public static func linearGradient(
            _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = GradientOptions()
        ) -> Shading { Shading(.linear(gradient, startPoint, endPoint, options.spread)) }

        /// - Parameters:
        ///   - startRadius: In points.
        ///   - endRadius: In points.
        public static func radialGradient(
            _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat, options: GradientOptions = GradientOptions()
        ) -> Shading { Shading(.radial(gradient, center, startRadius, endRadius, options.spread)) }

        /// A gradient by the angle around a point, for a full turn.
        public static func conicGradient(
            _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(), options: GradientOptions = GradientOptions()
        ) -> Shading { Shading(.conic(gradient, center, angle)) }
    }

    /// Options of a gradient.
    public struct GradientOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        public static let `repeat` = GradientOptions(rawValue: 1)
        public static let mirror = GradientOptions(rawValue: 2)
        /// Ignored: browsers mix colours in sRGB.
        public static let linearColor = GradientOptions(rawValue: 4)

        var spread: Ink.Spread { contains(.mirror) ? .reflect : contains(.repeat) ? .repeat : .pad }
    }

    /// Returns the shading itself: it is resolved when it is drawn.
    public func resolve(_ shading: Shading) -> Shading { shading }
}

extension GraphicsContext.Shading {
    /// - Parameter bounds: The bounding rectangle of what is covered.
    @MainActor
    func ink(in environment: EnvironmentValues, bounds: CGRect) -> Ink {
        func stops(_ gradient: Gradient) -> [GradientStop] {
            if case .linear(let stops, _, _) = gradient._paint(in: environment) { stops } else { [] }
        }
        switch source {
        case .style(let style): return Ink(style._paint(in: environment), bounds)
        case .linear(let gradient, let start, let end, let spread):
            return .linear(stops(gradient), from: start.drawn, to: end.drawn, spread)
        case .radial(let gradient, let center, let inner, let outer, let spread):
            return .radial(stops(gradient), center: center.drawn, startRadius: Double(inner), endRadius: Double(outer), spread)
        case .conic(let gradient, let center, let angle):
            return .conic(stops(gradient), center: center.drawn, start: angle.radians, end: angle.radians + 2 * .pi)
        }
    }
}

extension Ink {
    fileprivate init(_ paint: Paint, _ bounds: CGRect) {
        func point(_ position: UnitPosition) -> PathValue.Point {
            CGPoint(x: bounds.minX + bounds.width * position.x, y: bounds.minY + bounds.height * position.y).drawn
        }
        switch paint {
        case .color(let color): self = .color(color)
        case .linear(let stops, let start, let end): self = .linear(stops, from: point(start), to: point(end), .pad)
        case .radial(let stops, let center, let start, let end):
            self = .radial(stops, center: point(center), startRadius: start, endRadius: end, .pad)
        case .angular(let stops, let center, let start, let end): self = .conic(stops, center: point(center), start: start, end: end)
        case .elliptical(let stops, let center, let start, let end):
            let radius = min(bounds.width, bounds.height)
            self = .radial(stops, center: point(center), startRadius: start * radius, endRadius: end * radius, .pad)
        case .pixels, .tiles, .material: self = .color(paint.plainColor ?? .token("fill"))
        }
    }
}

extension CGPoint {
    /// The point for hosts; 0 where it is not finite.
    var drawn: PathValue.Point { PathValue.Point(x.isFinite ? Double(x) : 0, y.isFinite ? Double(y) : 0) }
}
