import MartletCore
import MartletElements

/// A translucent layer that blurs what is behind it.
public struct Material: ShapeStyle, Hashable {
    public typealias Resolved = Never
    public typealias Body = Never
    private let thickness: Int

    public static let ultraThin = Material(thickness: 0)
    public static let thin = Material(thickness: 1)
    public static let regular = Material(thickness: 2)
    public static let thick = Material(thickness: 3)
    public static let ultraThick = Material(thickness: 4)
    /// The material of a bar.
    public static let bar = Material(thickness: 3)

    public func _paint(in environment: EnvironmentValues) -> Paint { .material(thickness: thickness) }
}
