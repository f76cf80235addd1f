import Foundation

extension View {
    /// Runs an action with a URL that was opened from outside: a deep link.
    public nonisolated func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
        modifier(URLReceiver(action: action))
    }
}

private struct URLReceiver: LifecycleModifier {
    // Passed to the main actor once, and called only there.
    nonisolated(unsafe) let action: (URL) -> Void

    nonisolated init(action: @escaping (URL) -> Void) { self.action = action }

    final class Memory { var action: (URL) -> Void = { _ in } }

    func makeMemory() -> Memory { Memory() }

    func mounted(_ memory: inout Memory, _ node: AnyViewNode) {
        memory.action = action
        EnvironmentValues(node.environment).session?.onOpen(ObjectIdentifier(node)) { [memory] url in memory.action(url) }
    }

    func updated(from old: Self, _ memory: inout Memory, _ node: AnyViewNode) { memory.action = action }

    func unmounted(_ memory: inout Memory, _ node: AnyViewNode) {
        EnvironmentValues(node.environment).session?.forget(ObjectIdentifier(node))
    }
}
