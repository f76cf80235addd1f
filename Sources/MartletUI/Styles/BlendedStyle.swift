import MartletCore
import MartletElements

extension ShapeStyle {
    /// Ignored: the style is drawn over what is below it. The modifier `blendMode(_:)` of a view blends the whole view.
    public func blendMode(_ mode: BlendMode) -> some ShapeStyle { BlendedStyle(style: self) }
}

struct BlendedStyle<Style: ShapeStyle>: ShapeStyle {
    typealias Resolved = Never
    let style: Style

    func _paint(in environment: EnvironmentValues) -> Paint {
        CurrentSession.context?.reportInert("ShapeStyle.blendMode")
        return style._paint(in: environment)
    }
    func _levels(in environment: EnvironmentValues) -> [Paint] { style._levels(in: environment) }
    func _shadows(in environment: EnvironmentValues) -> [Shadow] { style._shadows(in: environment) }
}

extension BlendedStyle: Equatable where Style: Equatable {}
