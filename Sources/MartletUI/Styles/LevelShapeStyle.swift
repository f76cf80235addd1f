import MartletCore
import MartletElements

/// A weaker level of another style, as in `.fill.tertiary` and `.tint.secondary`.
///
/// The fill and the background have colours of their own for their levels; every other style becomes more transparent.
public struct LevelShapeStyle<Base: ShapeStyle>: ShapeStyle {
    public typealias Resolved = Never
    let base: Base
    let level: HierarchicalShapeStyle

    public func _paint(in environment: EnvironmentValues) -> Paint {
        let paint = base._paint(in: environment)
        guard case .color(.token(let name)) = paint, let names = levelColors[name], level.level <= names.count else {
            return paint.opacity(level.opacity)
        }
        return .color(.token(names[level.level - 1]))
    }
}

/// The colours of the levels below the first, by the name of the first.
private let levelColors = [
    "systemFill": ["secondaryFill", "tertiaryFill", "quaternaryFill"],
    "background": ["secondaryBackground", "tertiaryBackground"],
    "label": ["secondary", "tertiary", "quaternary"],
    "primary": ["secondary", "tertiary", "quaternary"],
]

extension ShapeStyle {
    /// The second level of the style.
    public var secondary: some ShapeStyle { LevelShapeStyle(base: self, level: .secondary) }
    /// The third level of the style.
    public var tertiary: some ShapeStyle { LevelShapeStyle(base: self, level: .tertiary) }
    /// The fourth level of the style.
    public var quaternary: some ShapeStyle { LevelShapeStyle(base: self, level: .quaternary) }
    /// The fifth level of the style.
    public var quinary: some ShapeStyle { LevelShapeStyle(base: self, level: .quinary) }
}
