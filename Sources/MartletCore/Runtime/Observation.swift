import Foundation
import MartletGraph
@_spi(SwiftUI) import Observation
import Synchronization

/// Observes the `Observable` properties that the evaluations of a node read.
///
/// Observation calls back on the thread that writes a property, so a callback only marks the node for evaluation. An observation stays
/// registered until it is cancelled, and its first callback brings the means to cancel it. So this is itself an `Observable` object that each
/// evaluation reads: to cancel an observation without a callback so far, it reports a change of its own property.
final class NodeObservation: Observable, Sendable {
    /// The node; `nil` after it was unmounted. The node calls ``end()`` before it is released, so the reference need not be weak.
    @MainActor @exclusivity(unchecked) private unowned var node: AnyViewNode?
    private weak let graph: Graph?
    private let registrar = ObservationRegistrar()
    /// The observation of the last evaluation.
    @MainActor @exclusivity(unchecked) private(set) var ticket: ObservationTicket?
    /// Whether another thread has changed a property and the main thread has not handled that yet.
    private let hasUnhandledChange = Atomic(false)

    @MainActor
    init(_ node: AnyViewNode) {
        self.node = node
        graph = node.graph
    }

    // Evaluations read these properties by turns. They have no value, because only their changes matter. Two are enough: while an evaluation
    // registers its observation, only the one before it is still registered.
    private var even: Void { () }
    private var odd: Void { () }

    private func property(for ticket: ObservationTicket) -> KeyPath<NodeObservation, Void> & Sendable { ticket.isEven ? \.even : \.odd }

    /// Creates the ticket of a new evaluation. The evaluation will read the changes that other threads have made until now.
    @MainActor
    func nextTicket() -> ObservationTicket {
        hasUnhandledChange.store(false, ordering: .releasing)
        return ObservationTicket(isEven: ticket?.isEven == false)
    }

    /// Records that an evaluation reads its property of this object.
    func registerRead(for ticket: ObservationTicket) { registrar.access(self, keyPath: property(for: ticket)) }

    /// Handles a change of a property that an evaluation read, or of this object.
    ///
    /// - Parameter tracking: Cancels the observation; `nil` if it ends by itself.
    func propertyChanged(for ticket: ObservationTicket, _ tracking: ObservationTracking? = nil) {
        if ticket.isExpired {
            tracking?.cancel()
        } else if isOnMainQueue {
            MainActor.assumeIsolated {
                ticket.tracking = tracking
                invalidateNode(because: tracking?.changed)
            }
        } else {
            hasUnhandledChange.store(true, ordering: .releasing)
            let property = tracking?.changed
            graph?.post { if !ticket.isExpired { self.invalidateNode(because: property) } }
        }
    }

    @MainActor
    private func invalidateNode(because property: AnyKeyPath?) {
        guard let node else { return }
        node.viewGraph.evaluationObserver?.changed(property, readBy: node)
        node.invalidate()
    }

    /// Ends the observation of the evaluation before, after that of the next was registered.
    ///
    /// - Returns: Whether other threads have changed a property since ``nextTicket()``; the evaluation may have read its old value.
    @MainActor
    func replaceTicket(with next: ObservationTicket) -> Bool {
        expireTicket()
        ticket = next
        return hasUnhandledChange.load(ordering: .acquiring)
    }

    /// Ends the observation of the last evaluation, because the node is unmounted.
    @MainActor
    func end() {
        node = nil
        expireTicket()
        ticket = nil
    }

    @MainActor
    private func expireTicket() {
        guard let ticket else { return }
        ticket.expire()
        if let tracking = ticket.tracking { tracking.cancel() } else { registrar.didSet(self, keyPath: property(for: ticket)) }
    }
}

/// The observation of one evaluation.
final class ObservationTicket: Sendable {
    fileprivate let isEven: Bool
    private let expired = Atomic(false)
    /// Cancels the observation. It is set by a callback on the main thread.
    @MainActor @exclusivity(unchecked) fileprivate var tracking: ObservationTracking?

    init(isEven: Bool) { self.isEven = isEven }

    /// Whether a later evaluation has replaced this one.
    fileprivate var isExpired: Bool { expired.load(ordering: .acquiring) }

    fileprivate func expire() { expired.store(true, ordering: .releasing) }
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
        if observableUse == .none { return tracking { withObservationTracking(body, onChange: makeFirstObservation()) } }
        let observation = observation ?? NodeObservation(self)
        self.observation = observation
        let ticket = observation.nextTicket()
        let result = tracking {
            withObservationTracking(
                {
                    observation.registerRead(for: ticket)
                    return body()
                },
                didSet: { observation.propertyChanged(for: ticket, $0) })
        }
        // The previous observation stays registered until the next one is, so that no change from another thread is missed in between.
        if observation.replaceTicket(with: ticket) { invalidate() }
        return result
    }

    /// Creates the observation of the first node of a type that reads an `Observable` property. The evaluation has not read the observation's
    /// own property, so it cannot be cancelled. The process has only one such observation for each type.
    private func makeFirstObservation() -> @Sendable () -> Void {
        observableUse.recordUse(by: self)
        let observation = NodeObservation(self)
        self.observation = observation
        let ticket = observation.nextTicket()
        _ = observation.replaceTicket(with: ticket)
        return { observation.propertyChanged(for: ticket) }
    }
}
