import MartletCore

/// Runs an action when a view is removed, and not when it is only hidden.
struct WhenRemoved: LifecycleModifier {
    nonisolated(unsafe) let action: () -> Void  // Called on the main actor alone.

    nonisolated init(_ action: @escaping () -> Void) { self.action = action }

    func unmounted(_ memory: inout Void, _ node: AnyViewNode) { action() }
}
