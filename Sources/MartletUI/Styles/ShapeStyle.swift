import MartletCore
import MartletElements

/// What an area, a line or a text can be painted with: a colour, a gradient, a material.
///
/// A style of an app's own gives another style for the environment it stands in:
///
///     struct Warmth: ShapeStyle {
///         func resolve(in environment: EnvironmentValues) -> Color {
///             environment.colorScheme == .dark ? .orange : .yellow
///         }
///     }
public protocol ShapeStyle: Sendable {
    /// The style that this one stands for.
    associatedtype Resolved: ShapeStyle = Never

    func resolve(in environment: EnvironmentValues) -> Resolved

    /// What a host paints. Styles made of others need not say it.
    @MainActor func _paint(in environment: EnvironmentValues) -> Paint
    /// The colours of the secondary and tertiary levels, where the style has its own.
    @MainActor func _levels(in environment: EnvironmentValues) -> [Paint]
}

extension ShapeStyle {
    @MainActor public func _paint(in environment: EnvironmentValues) -> Paint { resolve(in: environment)._paint(in: environment) }
    @MainActor public func _levels(in environment: EnvironmentValues) -> [Paint] { [] }
}

extension ShapeStyle where Resolved == Never {
    /// A primitive style is painted as it is; nobody asks it what it stands for.
    public func resolve(in environment: EnvironmentValues) -> Never {
        preconditionFailure("\(Self.self) is a primitive style and stands for no other")
    }
}

extension Never: ShapeStyle {
    public typealias Resolved = Never
}

extension ShapeStyle {
    /// The one colour that comes nearest to the style, for what takes no gradient.
    @MainActor func color(in environment: EnvironmentValues) -> ColorValue { _paint(in: environment).color }
}

extension Paint {
    /// The one colour that comes nearest to the paint.
    var color: ColorValue {
        switch self {
        case .color(let color): color
        case .linear(let stops, _, _), .radial(let stops, _, _, _), .angular(let stops, _, _, _): stops.first?.color ?? .token("clear")
        case .material: .token("background")
        }
    }

    /// The paint with all of its colours made more transparent.
    func opacity(_ opacity: Double) -> Paint {
        func fade(_ stops: [GradientStop]) -> [GradientStop] { stops.map { GradientStop(.opacity($0.color, opacity), at: $0.location) } }
        return switch self {
        case .color(let color): .color(.opacity(color, opacity))
        case .linear(let stops, let start, let end): .linear(fade(stops), start: start, end: end)
        case .radial(let stops, let center, let start, let end): .radial(fade(stops), center: center, startRadius: start, endRadius: end)
        case .angular(let stops, let center, let start, let end): .angular(fade(stops), center: center, start: start, end: end)
        case .material: self
        }
    }
}
