import Foundation
import MartletCore
import MartletElements

/// Where the pointer is over a view.
public enum HoverPhase: Equatable, Sendable {
    /// The pointer is over the view, at this point.
    case active(CGPoint)
    /// The pointer has left the view.
    case ended
}

extension View {
    /// Runs an action when the pointer moves over the view, and when it leaves it. The page reports at most 30 times a second.
    public nonisolated func onContinuousHover(
        coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
    ) -> some View {
        modifier(ContinuousHoverModifier(space: coordinateSpace.coordinateSpace, action: action))
    }

    @_disfavoredOverload
    public nonisolated func onContinuousHover(
        coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
    ) -> some View {
        modifier(ContinuousHoverModifier(space: coordinateSpace, action: action))
    }
}

private struct ContinuousHoverModifier: ElementModifier {
    let space: CoordinateSpace
    nonisolated(unsafe) let action: (HoverPhase) -> Void  // Sent to the main actor once, and used only there.

    nonisolated init(space: CoordinateSpace, action: @escaping (HoverPhase) -> Void) {
        self.space = space
        self.action = action
    }

    func _apply(to element: inout ElementWriter) {
        let space = ReportSpace(space, among: element.environment.namedSpaces)
        element.on(.hoverPlace) { action(space.point(from: $0).map(HoverPhase.active) ?? .ended) }
    }
}
