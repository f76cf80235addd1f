import Foundation
import MartletCore
import MartletElements

extension View {
    /// Adds a shadow to the view.
    ///
    /// - Parameters:
    ///   - radius: The blur radius, in points.
    ///   - x: The horizontal offset, in points.
    ///   - y: The vertical offset, in points.
    public nonisolated func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View { modifier(ShadowModifier(color: color, radius: radius, x: x, y: y)) }
}

private struct ShadowModifier: ElementModifier {
    let color: Color
    let radius: CGFloat
    let x: CGFloat
    let y: CGFloat

    nonisolated init(color: Color, radius: CGFloat, x: CGFloat, y: CGFloat) {
        self.color = color
        self.radius = radius
        self.x = x
        self.y = y
    }

    func _apply(to element: inout ElementWriter) {
        element.add(Shadow(color.value(in: element.environment), radius: radius, x: x, y: y))
    }
}
