import Foundation
import MartletCore
import MartletElements

/// A sequence of colours that blend into each other.
public struct Gradient: ShapeStyle, Hashable {
    public typealias Resolved = Never

    /// The colour space in which colours are mixed.
    public enum ColorSpace: Hashable, Sendable {
        case device
        case perceptual
    }

    /// A colour and its position in the gradient.
    public struct Stop: Hashable, Sendable {
        public var color: Color
        /// From 0 to 1.
        public var location: CGFloat

        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    public var stops: [Stop]

    public init(stops: [Stop]) { self.stops = stops }

    /// Spaces the colours evenly.
    public init(colors: [Color]) {
        let last = max(1, colors.count - 1)
        stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / CGFloat(last)) }
    }

    /// Used as a style, a gradient runs from top to bottom.
    public func _paint(in environment: EnvironmentValues) -> Paint {
        .linear(values(in: environment), start: UnitPoint.top.position, end: UnitPoint.bottom.position)
    }

    @MainActor func values(in environment: EnvironmentValues) -> [GradientStop] {
        stops.map { GradientStop($0.color.value(in: environment), at: $0.location) }
    }
}

/// A gradient made from a single colour by ``Color/gradient``.
public struct AnyGradient: ShapeStyle, Hashable {
    public typealias Resolved = Never
    let gradient: Gradient

    public init(_ gradient: Gradient) { self.gradient = gradient }

    public func _paint(in environment: EnvironmentValues) -> Paint { gradient._paint(in: environment) }
}

/// A gradient along a line.
///
/// - Partly: along a line that is neither parallel to a side nor to a diagonal, it is exact in a square, and near it otherwise.
public struct LinearGradient: ShapeStyle, Hashable {
    public typealias Resolved = Never
    public typealias Body = Never
    private let gradient: Gradient
    private let startPoint: UnitPoint
    private let endPoint: UnitPoint

    public nonisolated init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        self.gradient = gradient
        self.startPoint = startPoint
        self.endPoint = endPoint
    }

    public nonisolated init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
    }

    public nonisolated init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
    }

    public func _paint(in environment: EnvironmentValues) -> Paint {
        .linear(gradient.values(in: environment), start: startPoint.position, end: endPoint.position)
    }
}

/// A gradient in circles around a centre.
public struct RadialGradient: ShapeStyle, Hashable {
    public typealias Resolved = Never
    public typealias Body = Never
    private let gradient: Gradient
    private let center: UnitPoint
    private let startRadius: CGFloat
    private let endRadius: CGFloat

    /// - Parameters:
    ///   - startRadius: In points.
    ///   - endRadius: In points.
    public nonisolated init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.gradient = gradient
        self.center = center
        self.startRadius = startRadius
        self.endRadius = endRadius
    }

    public nonisolated init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
    }

    public nonisolated init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
    }

    public func _paint(in environment: EnvironmentValues) -> Paint {
        .radial(gradient.values(in: environment), center: center.position, startRadius: startRadius, endRadius: endRadius)
    }
}

/// A gradient in ellipses, which have the proportions of the painted frame.
public struct EllipticalGradient: ShapeStyle, Hashable {
    public typealias Resolved = Never
    public typealias Body = Never
    private let gradient: Gradient
    private let center: UnitPoint
    private let start: CGFloat
    private let end: CGFloat

    /// - Parameters:
    ///   - startRadiusFraction: As a share of the frame's sides.
    ///   - endRadiusFraction: As a share of the frame's sides; at 0.5 and in the centre the ellipse touches them.
    public nonisolated init(
        gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
    ) {
        self.gradient = gradient
        self.center = center
        start = startRadiusFraction
        end = endRadiusFraction
    }

    public nonisolated init(
        colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
    ) {
        self.init(
            gradient: Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }

    public nonisolated init(
        stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
    ) {
        self.init(
            gradient: Gradient(stops: stops), center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }

    public func _paint(in environment: EnvironmentValues) -> Paint {
        .elliptical(gradient.values(in: environment), center: center.position, startRadius: start, endRadius: end)
    }
}

/// A gradient by the angle around a centre.
public struct AngularGradient: ShapeStyle, Hashable {
    public typealias Resolved = Never
    public typealias Body = Never
    private let gradient: Gradient
    private let center: UnitPoint
    private let startAngle: Angle
    private let endAngle: Angle

    public nonisolated init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {
        self.gradient = gradient
        self.center = center
        self.startAngle = startAngle
        self.endAngle = endAngle
    }

    public nonisolated init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
    }

    public nonisolated init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// A full turn that begins at an angle.
    public nonisolated init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
    }

    public nonisolated init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
    }

    public nonisolated init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
    }

    public func _paint(in environment: EnvironmentValues) -> Paint {
        .angular(gradient.values(in: environment), center: center.position, start: startAngle.radians, end: endAngle.radians)
    }
}
