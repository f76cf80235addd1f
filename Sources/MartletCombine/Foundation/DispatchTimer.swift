import Dispatch
import Foundation

/// Timers of a dispatch queue that count in dates, as run loops and operation queues do.
///
/// Deadlines are those of the wall clock: a date becomes one without asking what time it is, so of two dates the earlier always
/// comes first.
enum DispatchTimer {

    /// Performs an action again and again, until the result is cancelled.
    static func start(
        on queue: DispatchQueue, at date: Date, every interval: TimeInterval, tolerance: TimeInterval,
        _ action: @escaping @Sendable () -> Void
    ) -> AnyCancellable {
        let timer = DispatchSource.makeTimerSource(queue: queue)
        timer.setEventHandler(handler: action)
        timer.schedule(
            wallDeadline: wall(date),
            // As Foundation's timers have it: an interval of nothing is a tenth of a millisecond.
            repeating: max(interval, 0.000_1),
            leeway: .nanoseconds(Int(min(max(0, tolerance), 3_600) * 1e9)))
        timer.resume()
        return AnyCancellable(timer.cancel)
    }

    /// Performs an action once.
    static func once(on queue: DispatchQueue, at date: Date, _ action: @escaping @Sendable () -> Void) {
        queue.asyncAfter(wallDeadline: wall(date), execute: action)
    }

    private static func wall(_ date: Date) -> DispatchWallTime {
        // Dispatch counts nanoseconds in 63 bits; the bounds are the epoch and the year 2200.
        let seconds = min(max(0, date.timeIntervalSince1970), 7_258_118_400)
        let whole = seconds.rounded(.down)
        return DispatchWallTime(timespec: timespec(tv_sec: Int(whole), tv_nsec: Int((seconds - whole) * 1e9)))
    }
}
