import Foundation
import MartletGraph
@_spi(SwiftUI) import Observation
import Synchronization

/// One evaluation's claim to hear of the `Observable` properties it read.
///
/// Observation tells on the writer's thread, so a ticket may only mark its node. It tells again and again until it is told to stop, and lets
/// nobody tell it but those whom it tells something: so the ticket is itself one of the objects that the evaluation reads, and to end it, it
/// changes.
final class ObservationTicket: Observable, Sendable {
    /// The node, until its next evaluation or its end: it says itself when the ticket is void, so that it need not be held weakly.
    @MainActor private unowned var node: AnyViewNode?
    private weak let graph: Graph?
    private let registrar = ObservationRegistrar()
    private let isVoid = Atomic(false)
    /// Whether something has changed on another thread that the main thread has not been told of.
    private let hasNews = Atomic(false)

    @MainActor
    init(_ node: AnyViewNode) {
        self.node = node
        graph = node.graph
    }

    /// What the evaluation reads of the ticket.
    private var validity: Void { () }

    /// Makes the ticket a part of what the evaluation reads.
    func beRead() { registrar.access(self, keyPath: \.validity) }

    /// Hears that something that was read has changed, or the ticket itself.
    func redeem(_ tracking: ObservationTracking) {
        if isVoid.load(ordering: .acquiring) { tracking.cancel() } else { redeem() }
    }

    func redeem() {
        if isOnMainQueue {
            MainActor.assumeIsolated { invalidate() }
        } else {
            hasNews.store(true, ordering: .releasing)
            graph?.post { self.invalidate() }
        }
    }

    @MainActor
    private func invalidate() {
        node?.invalidate()
    }

    /// Takes note that the node is about to read all anew. What other threads have changed before is seen by that.
    func isBeingRenewed() { hasNews.store(false, ordering: .releasing) }

    /// Ends the claim.
    ///
    /// - Returns: Whether other threads have changed something since ``isBeingRenewed()``, which the node may have read before that.
    @MainActor
    @discardableResult
    func expire() -> Bool {
        node = nil
        isVoid.store(true, ordering: .releasing)
        registrar.didSet(self, keyPath: \.validity)
        return hasNews.load(ordering: .acquiring)
    }
}

/// Whether nodes of a kind read `Observable` objects.
enum ObservingHabit: UInt8 {
    case unknown, none, some

    /// The types of nodes that have read any. What is in here is true of a type, in whichever session.
    @MainActor private static var observers: Set<ObjectIdentifier> = []

    @MainActor
    mutating func find(for node: AnyViewNode) {
        self = !Self.observers.isEmpty && Self.observers.contains(ObjectIdentifier(type(of: node))) ? .some : .none
    }

    @MainActor
    mutating func note(_ node: AnyViewNode) {
        self = .some
        Self.observers.insert(ObjectIdentifier(type(of: node)))
    }
}

extension AnyViewNode {
    /// Runs a closure and takes all it reads, of sources and of `Observable` objects, as what this node depends on.
    final func observing<R>(_ body: () -> R) -> R {
        if observingHabit == .unknown { observingHabit.find(for: self) }
        if observingHabit == .none { return tracking { withObservationTracking(body, onChange: takeFirstTicket()) } }
        let (last, next) = (observation, ObservationTicket(self))
        last?.isBeingRenewed()
        let result = tracking {
            withObservationTracking(
                {
                    next.beRead()
                    return body()
                },
                didSet: { next.redeem($0) })
        }
        observation = next
        // The last ticket holds until the next one does, so that nothing is missed that other threads change in between.
        if last?.expire() == true { invalidate() }
        return result
    }

    /// Called by Observation when something was read by a node of a type that never did so before. A ticket of which that is not known cannot be
    /// cancelled, as one that is not among what was read; so there is one for each type, in the life of the process.
    private func takeFirstTicket() -> @Sendable () -> Void {
        observingHabit.note(self)
        let ticket = ObservationTicket(self)
        observation = ticket
        return { ticket.redeem() }
    }
}
