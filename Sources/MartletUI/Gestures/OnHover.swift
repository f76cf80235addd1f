import MartletCore
import MartletElements

extension View {
    /// Runs an action when the pointer enters or leaves the view.
    public nonisolated func onHover(perform action: @escaping (Bool) -> Void) -> some View { modifier(HoverModifier(action: action)) }
}

private struct HoverModifier: ElementModifier {
    nonisolated(unsafe) let action: (Bool) -> Void  // Sent to the main actor once, and used only there.

    nonisolated init(action: @escaping (Bool) -> Void) { self.action = action }

    func _apply(to element: inout ElementWriter) {
        element.on(.hover) { value in
            if let isOver = value?.boolValue { action(isOver) }
        }
    }
}
