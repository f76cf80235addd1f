import Dispatch
import Foundation

/// A scheduler's action on its way to the queue or run loop that performs it.
///
/// `Scheduler` takes actions that are not `Sendable`, as Combine does, while Dispatch and Foundation want such. It is sound to
/// send this one: the caller of `schedule` gives the action away, and one queue or one run loop performs it, never two at once.
struct ScheduledAction: @unchecked Sendable {

    let perform: () -> Void

    init(_ perform: @escaping () -> Void) {
        self.perform = perform
    }
}

/// Timers that hand an action to whatever `perform` is: a queue, a run loop.
enum DispatchTimer {

    /// Performs an action again and again, until the result is cancelled.
    static func start(
        on queue: DispatchQueue, at date: Date, every interval: TimeInterval, tolerance: TimeInterval,
        _ action: @escaping @Sendable () -> Void
    ) -> AnyCancellable {
        let timer = DispatchSource.makeTimerSource(queue: queue)
        timer.setEventHandler(handler: action)
        timer.schedule(
            deadline: .now() + max(0, date.timeIntervalSinceNow),
            // As Foundation's timers have it: an interval of nothing is a tenth of a millisecond.
            repeating: max(interval, 0.000_1),
            leeway: .nanoseconds(Int(min(max(0, tolerance), 3_600) * 1e9)))
        timer.resume()
        return AnyCancellable(timer.cancel)
    }

    /// Performs an action once.
    static func once(on queue: DispatchQueue, at date: Date, _ action: @escaping @Sendable () -> Void) {
        queue.asyncAfter(deadline: .now() + max(0, date.timeIntervalSinceNow), execute: action)
    }
}
