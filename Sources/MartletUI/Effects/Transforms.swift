import Foundation
import MartletCore
import MartletElements

extension View {
    /// Moves the view by points, without changing the layout.
    public nonisolated func offset(_ offset: CGSize) -> some View { adding(Offset(x: offset.width, y: offset.height)) }
    public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { adding(Offset(x: x, y: y)) }

    /// Rotates the view clockwise, without changing the layout.
    public nonisolated func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        adding(Rotation(angle.radians, anchor: anchor.position))
    }

    /// Rotates the view about an axis in three dimensions.
    public nonisolated func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some View {
        adding(
            Rotation(angle.radians, x: axis.x, y: axis.y, z: axis.z, anchor: anchor.position, perspective: perspective))
    }

    /// Scales the view, without changing the layout.
    public nonisolated func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        adding(Scale(x: scale.width, y: scale.height, anchor: anchor.position))
    }
    public nonisolated func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
        adding(Scale(x: s, y: s, anchor: anchor.position))
    }
    public nonisolated func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
        adding(Scale(x: x, y: y, anchor: anchor.position))
    }

    /// Sets whether the view is mirrored in a right-to-left layout.
    public nonisolated func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
        modifier(MirrorModifier(isEnabled: enabled))
    }
}

private struct MirrorModifier: ElementModifier {
    let isEnabled: Bool

    nonisolated init(isEnabled: Bool) { self.isEnabled = isEnabled }

    func _apply(to element: inout ElementWriter) {
        if isEnabled, element.environment.layoutDirection == .rightToLeft { element.add(Scale(x: -1, y: 1)) }
    }
}
