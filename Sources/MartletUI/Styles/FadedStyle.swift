import MartletCore
import MartletElements

extension ShapeStyle {
    /// Multiplies the opacity of the style: `.tint.opacity(0.2)`.
    public func opacity(_ opacity: Double) -> some ShapeStyle { FadedStyle(style: self, opacity: opacity) }
}

struct FadedStyle<Style: ShapeStyle>: ShapeStyle {
    typealias Resolved = Never
    let style: Style
    let opacity: Double

    func _paint(in environment: EnvironmentValues) -> Paint { style._paint(in: environment).opacity(opacity) }
    func _levels(in environment: EnvironmentValues) -> [Paint] { style._levels(in: environment).map { $0.opacity(opacity) } }
    func _shadows(in environment: EnvironmentValues) -> [Shadow] { style._shadows(in: environment) }
}

extension FadedStyle: Equatable where Style: Equatable {}
