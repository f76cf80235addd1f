import Foundation

/// A run loop as a scheduler: `.receive(on: RunLoop.main)`.
///
/// Here, work scheduled on the main run loop runs on the main queue. On Linux, many programs do not run the main run loop: an asynchronous
/// `main`, and therefore Swift Testing, gives the main thread to Dispatch. Every program runs the main queue, which is also the executor
/// of the main actor. Run loops of other threads are used directly.
extension RunLoop: @retroactive Scheduler {

    public typealias SchedulerTimeType = DateSchedulerTime

    /// Apple declares these options without any content.
    public struct SchedulerOptions: Sendable {}

    public var now: SchedulerTimeType { SchedulerTimeType(Date()) }

    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let action = ScheduledAction(action)
        if self === RunLoop.main {
            DispatchQueue.main.async { action.perform() }
        } else {
            perform { action.perform() }
        }
    }

    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
    ) {
        let action = ScheduledAction(action)
        if self === RunLoop.main {
            DispatchTimer.once(on: .main, at: date.date) { action.perform() }
        } else {
            let timer = Timer(fire: date.date, interval: 0, repeats: false) { _ in action.perform() }
            timer.tolerance = tolerance.timeInterval
            add(timer, forMode: .common)
        }
    }

    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> Cancellable {
        let action = ScheduledAction(action)
        return startTimer(at: date.date, every: interval.timeInterval, tolerance: tolerance.timeInterval, mode: .common) {
            action.perform()
        }
    }

    /// Repeats an action on this run loop until the result is cancelled.
    func startTimer(
        at date: Date, every interval: TimeInterval, tolerance: TimeInterval, mode: Mode, _ action: @escaping @Sendable () -> Void
    ) -> AnyCancellable {
        if self === RunLoop.main {
            return DispatchTimer.start(on: .main, at: date, every: interval, tolerance: tolerance, action)
        }
        let timer = Timer(fire: date, interval: interval, repeats: true) { _ in action() }
        timer.tolerance = tolerance
        add(timer, forMode: mode)
        return AnyCancellable(timer.invalidate)
    }
}
