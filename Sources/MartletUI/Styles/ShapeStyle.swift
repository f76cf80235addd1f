import MartletCore
import MartletElements

/// A style that paints an area, a line or a text: a colour, a gradient, a material.
///
/// A custom style resolves to another style in an environment:
///
///     struct Warmth: ShapeStyle {
///         func resolve(in environment: EnvironmentValues) -> Color {
///             environment.colorScheme == .dark ? .orange : .yellow
///         }
///     }
public protocol ShapeStyle: Sendable {
    /// The type of style that this one resolves to.
    associatedtype Resolved: ShapeStyle = Never

    func resolve(in environment: EnvironmentValues) -> Resolved

    /// The paint that a host draws. Styles that resolve to others need not implement it.
    @MainActor func _paint(in environment: EnvironmentValues) -> Paint
    /// The paints of the secondary and tertiary levels, if the style has its own.
    @MainActor func _levels(in environment: EnvironmentValues) -> [Paint]
    /// The shadows of what is drawn with the style, the first at the bottom.
    @MainActor func _shadows(in environment: EnvironmentValues) -> [Shadow]
}

extension ShapeStyle {
    @MainActor public func _paint(in environment: EnvironmentValues) -> Paint { resolve(in: environment)._paint(in: environment) }
    @MainActor public func _levels(in environment: EnvironmentValues) -> [Paint] { [] }
    @MainActor public func _shadows(in environment: EnvironmentValues) -> [Shadow] { resolve(in: environment)._shadows(in: environment) }
}

extension ShapeStyle where Resolved == Never {
    /// A primitive style is drawn directly and never resolved.
    public func resolve(in environment: EnvironmentValues) -> Never {
        preconditionFailure("\(Self.self) is a primitive style and resolves to no other")
    }

    @MainActor public func _shadows(in environment: EnvironmentValues) -> [Shadow] { [] }
}

extension Never: ShapeStyle {
    public typealias Resolved = Never
}

extension ShapeStyle {
    /// The colour nearest to the style, for hosts' features that take no gradient.
    @MainActor func color(in environment: EnvironmentValues) -> ColorValue { _paint(in: environment).color }
}

extension Paint {
    /// The colour nearest to the paint.
    var color: ColorValue { plainColor ?? .token("background") }

    /// Whether the paint is a colour or a material.
    var isPlain: Bool {
        switch self {
        case .color, .material: true
        case .linear, .radial, .angular, .elliptical, .pixels, .tiles: false
        }
    }

    /// Multiplies the opacity of all colours of the paint.
    func opacity(_ opacity: Double) -> Paint {
        func fade(_ stops: [GradientStop]) -> [GradientStop] { stops.map { GradientStop(.opacity($0.color, opacity), at: $0.location) } }
        return switch self {
        case .color(let color): .color(.opacity(color, opacity))
        case .linear(let stops, let start, let end): .linear(fade(stops), start: start, end: end)
        case .radial(let stops, let center, let start, let end): .radial(fade(stops), center: center, startRadius: start, endRadius: end)
        case .angular(let stops, let center, let start, let end): .angular(fade(stops), center: center, start: start, end: end)
        case .elliptical(let stops, let center, let start, let end):
            .elliptical(fade(stops), center: center, startRadius: start, endRadius: end)
        case .pixels(let grid): .pixels(grid.opacity(opacity))
        case .tiles, .material: self
        }
    }
}

extension PixelGrid {
    fileprivate func opacity(_ opacity: Double) -> PixelGrid {
        var bytes = bytes
        for index in stride(from: 3, to: bytes.count, by: 4) { bytes[index] = UInt8(Double(bytes[index]) * min(max(opacity, 0), 1)) }
        return PixelGrid(width: width, height: height, bytes: bytes)
    }
}
