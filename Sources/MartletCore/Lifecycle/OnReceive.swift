import Dispatch
import Foundation
import MartletCombine

extension View {
    /// Runs an action with each value that a publisher emits while the view exists.
    public nonisolated func onReceive<P: Publisher>(_ publisher: P, perform action: @escaping (P.Output) -> Void) -> some View
    where P.Failure == Never {
        modifier(Receiver(publisher: publisher, action: action))
    }
}

/// Keeps the publisher of the first evaluation, as SwiftUI does for a publisher created in the view's value; the action is always the
/// latest.
private struct Receiver<P: Publisher>: LifecycleModifier where P.Failure == Never {
    // Passed to the main actor once, and used only there.
    nonisolated(unsafe) let publisher: P
    nonisolated(unsafe) let action: (P.Output) -> Void

    nonisolated init(publisher: P, action: @escaping (P.Output) -> Void) {
        self.publisher = publisher
        self.action = action
    }

    final class Memory {
        var subscription: AnyCancellable?
        var action: (P.Output) -> Void = { _ in }
    }

    func makeMemory() -> Memory { Memory() }

    func mounted(_ memory: inout Memory, _ node: AnyViewNode) {
        memory.action = action
        memory.subscription = publisher.sink { [weak memory, weak session = node.viewGraph.session] output in
            nonisolated(unsafe) let (memory, output) = (memory, output)
            if isOnMainQueue {
                MainActor.assumeIsolated { CurrentSession.run(session) { memory?.action(output) } }
            } else {
                DispatchQueue.main.async { CurrentSession.run(session) { memory?.action(output) } }
            }
        }
    }

    func updated(from old: Self, _ memory: inout Memory, _ node: AnyViewNode) { memory.action = action }

    func unmounted(_ memory: inout Memory, _ node: AnyViewNode) { memory.subscription = nil }
}
