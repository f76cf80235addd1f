import Foundation

/// An operation queue as a scheduler: `.receive(on: OperationQueue.main)`.
extension OperationQueue: @retroactive Scheduler {

    public typealias SchedulerTimeType = DateSchedulerTime

    /// Apple declares these options without any content.
    public struct SchedulerOptions: Sendable {}

    /// The queue for delays. It is serial, so that actions are queued in the order in which they become due.
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

/// A repeated action. At most one run is queued at a time, and none runs after cancellation.
///
/// `@unchecked Sendable`: the fields are accessed only while holding the lock.
private final class Repetition: @unchecked Sendable {

    private let lock = NSLock()
    private var action: ScheduledAction?
    private var isQueued = false

    init(_ action: ScheduledAction) {
        self.action = action
    }

    /// Returns whether to queue the action now: it is not cancelled, and no run is queued.
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
        // Release it after unlocking: a deinitializer can run any code.
        withExtendedLifetime(action) {}
    }
}
