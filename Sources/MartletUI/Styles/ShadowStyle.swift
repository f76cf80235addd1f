import Foundation
import MartletCore
import MartletElements

/// The shadow of a style: `.foregroundStyle(.white.shadow(.drop(radius: 2)))`.
public struct ShadowStyle: Equatable, Sendable {
    let color: Color
    let radius: CGFloat
    let x: CGFloat
    let y: CGFloat
    let isInside: Bool

    /// A shadow behind what is drawn with the style.
    ///
    /// - Parameters:
    ///   - radius: The blur radius, in points.
    ///   - x: The horizontal offset, in points.
    ///   - y: The vertical offset, in points.
    public static func drop(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle { ShadowStyle(color: color, radius: radius, x: x, y: y, isInside: false) }

    /// A shadow inside what is drawn with the style, as if it were cut out.
    ///
    /// - Partly: it is drawn in backgrounds and in filled shapes that are rectangles, capsules, ellipses or circles, not in texts, symbols, lines
    ///   and other shapes.
    public static func inner(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle { ShadowStyle(color: color, radius: radius, x: x, y: y, isInside: true) }
}

extension ShapeStyle {
    /// Adds a shadow to what is drawn with the style: a text, a symbol, the fill of a shape, or a background.
    ///
    /// The shadow of a background that is not opaque is also that of the view in front of it.
    public func shadow(_ style: ShadowStyle) -> some ShapeStyle { ShadowedStyle(style: self, shadow: style) }
}

private struct ShadowedStyle<Style: ShapeStyle>: ShapeStyle {
    typealias Resolved = Never
    let style: Style
    let shadow: ShadowStyle

    func _paint(in environment: EnvironmentValues) -> Paint { style._paint(in: environment) }
    func _levels(in environment: EnvironmentValues) -> [Paint] { style._levels(in: environment) }
    func _shadows(in environment: EnvironmentValues) -> [Shadow] {
        let others = style._shadows(in: environment)
        let color = shadow.color.value(in: environment)
        return others + [Shadow(color, radius: shadow.radius, x: shadow.x, y: shadow.y, isInside: shadow.isInside)]
    }
}

extension ShadowedStyle: Equatable where Style: Equatable {}

extension ElementWriter {
    /// Adds the shadows of a style that the element is drawn with.
    mutating func addShadows(of style: some ShapeStyle) {
        for shadow in style._shadows(in: environment) { add(shadow) }
    }
}
