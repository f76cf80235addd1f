import Foundation
import MartletGraph
@_spi(SwiftUI) import Observation
import Synchronization

/// Observes the `Observable` properties that one evaluation read.
///
/// Observation calls back on the writer's thread, so a ticket only marks its node. A registration stays active until it is cancelled, and
/// can be cancelled only in a callback. So the ticket itself is an `Observable` object that the evaluation reads: to cancel the
/// registration, it changes its own property.
final class ObservationTicket: Observable, Sendable {
    /// The node, until its next evaluation or its end. The node expires the ticket itself, so a weak reference is not necessary.
    @MainActor private unowned var node: AnyViewNode?
    private weak let graph: Graph?
    private let registrar = ObservationRegistrar()
    private let isExpired = Atomic(false)
    /// Whether another thread has changed a property and the main thread has not handled that yet.
    private let hasUnhandledChange = Atomic(false)

    @MainActor
    init(_ node: AnyViewNode) {
        self.node = node
        graph = node.graph
    }

    /// The property of the ticket that the evaluation reads.
    private var validity: Void { () }

    /// Registers the ticket as read by the evaluation.
    func registerRead() { registrar.access(self, keyPath: \.validity) }

    /// Called when a property that was read, or the ticket itself, has changed.
    func propertyChanged(_ tracking: ObservationTracking) {
        if isExpired.load(ordering: .acquiring) { tracking.cancel() } else { propertyChanged() }
    }

    func propertyChanged() {
        if isOnMainQueue {
            MainActor.assumeIsolated { invalidate() }
        } else {
            hasUnhandledChange.store(true, ordering: .releasing)
            graph?.post { self.invalidate() }
        }
    }

    @MainActor
    private func invalidate() {
        node?.invalidate()
    }

    /// Resets the flag before the node reads everything again, which includes earlier changes from other threads.
    func forgetEarlierChanges() { hasUnhandledChange.store(false, ordering: .releasing) }

    /// Ends the observation.
    ///
    /// - Returns: Whether other threads have changed a property since ``forgetEarlierChanges()``; the node may have read its old value.
    @MainActor
    @discardableResult
    func expire() -> Bool {
        node = nil
        isExpired.store(true, ordering: .releasing)
        registrar.didSet(self, keyPath: \.validity)
        return hasUnhandledChange.load(ordering: .acquiring)
    }
}

/// Whether nodes of a type read `Observable` objects.
enum ObservableUse: UInt8 {
    case unknown, none, some

    /// The types of nodes that have read any. This holds for a type in all sessions.
    @MainActor private static var observers: Set<ObjectIdentifier> = []

    @MainActor
    mutating func find(for node: AnyViewNode) {
        self = !Self.observers.isEmpty && Self.observers.contains(ObjectIdentifier(type(of: node))) ? .some : .none
    }

    @MainActor
    mutating func recordUse(by node: AnyViewNode) {
        self = .some
        Self.observers.insert(ObjectIdentifier(type(of: node)))
    }
}

extension AnyViewNode {
    /// Runs `body` and replaces this node's dependencies with the sources and `Observable` properties that it reads.
    final func observing<R>(_ body: () -> R) -> R {
        if observableUse == .unknown { observableUse.find(for: self) }
        if observableUse == .none { return tracking { withObservationTracking(body, onChange: makeFirstTicket()) } }
        let (last, next) = (observation, ObservationTicket(self))
        last?.forgetEarlierChanges()
        let result = tracking {
            withObservationTracking(
                {
                    next.registerRead()
                    return body()
                },
                didSet: { next.propertyChanged($0) })
        }
        observation = next
        // The last ticket stays valid until the next one is active, so that no change from another thread is missed in between.
        if last?.expire() == true { invalidate() }
        return result
    }

    /// Called by Observation when a node of a type reads an `Observable` property for the first time. This ticket was not among the objects
    /// read, so it cannot be cancelled; there is only one for each type in the life of the process.
    private func makeFirstTicket() -> @Sendable () -> Void {
        observableUse.recordUse(by: self)
        let ticket = ObservationTicket(self)
        observation = ticket
        return { ticket.propertyChanged() }
    }
}
