import Foundation
import MartletCore
import MartletElements

extension View {
    /// The view takes its own size on both axes, whatever it is offered.
    public nonisolated func fixedSize() -> some View { adding(FixedSize()) }

    /// The view takes its own size on some axes, whatever it is offered.
    public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        adding(FixedSize(horizontal: horizontal, vertical: vertical))
    }

    /// Views of a higher priority get their room first in a stack; 0 is usual.
    public nonisolated func layoutPriority(_ value: Double) -> some View { adding(LayoutPriority(value)) }

    /// Views of a higher index are in front of others in the same container; 0 is usual.
    public nonisolated func zIndex(_ value: Double) -> some View { adding(ZIndex(value)) }

    /// Puts the centre of the view at a point of the room that is offered, all of which it takes.
    public nonisolated func position(_ position: CGPoint) -> some View { adding(Position(x: position.x, y: position.y)) }
    public nonisolated func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { adding(Position(x: x, y: y)) }
}
