import Foundation
import MartletGraph
import Observation

/// One evaluation's claim to hear of the `Observable` properties it read.
///
/// Observation tells once, before the write and on the writer's thread, so a ticket may only mark its node. The registration of an earlier
/// evaluation stays with the object until that property next changes (the toolchain has no public way to cancel it); its ticket is void.
final class ObservationTicket: Sendable {
    /// The node, until its next evaluation or its end: it says itself when the ticket is void, so that it need not be held weakly.
    @MainActor private unowned var node: AnyViewNode?
    private weak let graph: Graph?

    @MainActor
    init(_ node: AnyViewNode) {
        self.node = node
        graph = node.graph
    }

    /// Makes the ticket void.
    @MainActor
    func expire() { node = nil }

    func redeem() {
        if isOnMainQueue {
            MainActor.assumeIsolated { invalidate() }
        } else {
            graph?.post { self.invalidate() }
        }
    }

    @MainActor
    private func invalidate() {
        node?.invalidate()
    }
}

extension AnyViewNode {
    /// Runs a closure and takes all it reads, of sources and of `Observable` objects, as what this node depends on.
    final func observing<R>(_ body: () -> R) -> R {
        observation?.expire()
        observation = nil
        return tracking { withObservationTracking(body, onChange: takeTicket()) }
    }

    /// Called by Observation only when something was read.
    private func takeTicket() -> @Sendable () -> Void {
        let ticket = ObservationTicket(self)
        observation = ticket
        return { ticket.redeem() }
    }
}
