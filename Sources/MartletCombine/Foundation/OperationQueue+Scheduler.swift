import Foundation

/// An operation queue as a scheduler: `.receive(on: OperationQueue.main)`.
extension OperationQueue: @retroactive Scheduler {

    public typealias SchedulerTimeType = DateSchedulerTime

    /// Apple declares these options and gives them nothing.
    public struct SchedulerOptions: Sendable {}

    /// Where delays pass. Serial, so that what falls due in an order is queued in that order.
    private static let timers = DispatchQueue(label: "MartletCombine.OperationQueue.timers")

    public var now: SchedulerTimeType { SchedulerTimeType(Date()) }

    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let action = ScheduledAction(action)
        addOperation { action.perform() }
    }

    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
    ) {
        let action = ScheduledAction(action)
        DispatchTimer.once(on: Self.timers, at: date.date) { [self] in addOperation { action.perform() } }
    }

    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> Cancellable {
        let repetition = Repetition(ScheduledAction(action))
        let timer = DispatchTimer.start(
            on: Self.timers, at: date.date, every: interval.timeInterval, tolerance: tolerance.timeInterval
        ) { [self] in
            guard repetition.begin() else { return }
            addOperation { repetition.perform() }
        }
        return AnyCancellable {
            timer.cancel()
            repetition.cancel()
        }
    }
}

/// A repeated action of which at most one run waits in the queue, and none runs after it was cancelled.
///
/// `@unchecked Sendable`: the fields are touched with the lock held only.
private final class Repetition: @unchecked Sendable {

    private let lock = NSLock()
    private var action: ScheduledAction?
    private var isQueued = false

    init(_ action: ScheduledAction) {
        self.action = action
    }

    /// Whether the action should be queued now: it is neither cancelled nor still waiting.
    func begin() -> Bool {
        lock.withLock {
            guard action != nil, !isQueued else { return false }
            isQueued = true
            return true
        }
    }

    func perform() {
        let action = lock.withLock {
            isQueued = false
            return self.action
        }
        action?.perform()
    }

    func cancel() {
        let action = lock.withLock {
            defer { self.action = nil }
            return self.action
        }
        // Released after the lock: a deinitialiser is foreign code.
        withExtendedLifetime(action) {}
    }
}
