import Foundation
import MartletGraph
@_spi(SwiftUI) import Observation
import Synchronization

/// Observes the `Observable` properties that one evaluation read.
///
/// Observation calls back on the thread that writes a property, so a ticket only marks its node for evaluation. An observation stays
/// registered until it is cancelled, and it can be cancelled only in a callback. So the ticket is itself an `Observable` object that the
/// evaluation reads. To cancel the observation, the ticket reports a change of its own property, which causes a callback.
final class ObservationTicket: Observable, Sendable {
    /// The node; `nil` after the ticket has expired. The node expires its ticket before it is released, so the reference need not be weak.
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

    /// The property that the evaluation reads. It has no value, because only its changes matter.
    private var validity: Void { () }

    /// Records that the evaluation reads ``validity``.
    func registerRead() { registrar.access(self, keyPath: \.validity) }

    /// Handles a change of a property that was read, or of the ticket.
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

    /// Marks the changes so far as handled. Call this before the node is evaluated again, which reads the changed values.
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

/// Whether the nodes of a type read `Observable` objects.
enum ObservableUse: UInt8 {
    case unknown, none, some

    /// The types of nodes that have read an `Observable` object in any session.
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

    /// Creates the ticket of the first node of a type that reads an `Observable` property. The evaluation did not read this ticket, so its
    /// observation cannot be cancelled. The process has only one such ticket for each type.
    private func makeFirstTicket() -> @Sendable () -> Void {
        observableUse.recordUse(by: self)
        let ticket = ObservationTicket(self)
        observation = ticket
        return { ticket.propertyChanged() }
    }
}
