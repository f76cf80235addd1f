import Foundation
import MartletCore
import MartletElements

extension View {
    /// Gives the view its ideal size on both axes, whatever size is proposed.
    public nonisolated func fixedSize() -> some View { adding(FixedSize()) }

    /// Gives the view its ideal size on some axes, whatever size is proposed.
    public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        adding(FixedSize(horizontal: horizontal, vertical: vertical))
    }

    /// Sets the priority with which a stack gives space to the view; the default is 0, and a higher priority comes first.
    ///
    /// - Partly: in a `VStack` only among views that grow.
    public nonisolated func layoutPriority(_ value: Double) -> some View { adding(LayoutPriority(value)) }

    /// Sets the front-to-back order of the view in its container; the default is 0, and a higher index is in front.
    public nonisolated func zIndex(_ value: Double) -> some View { adding(ZIndex(value)) }

    /// Fills the proposed size, and places the centre of the view at a point in it.
    public nonisolated func position(_ position: CGPoint) -> some View { adding(Position(x: position.x, y: position.y)) }
    public nonisolated func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { adding(Position(x: x, y: y)) }
}
