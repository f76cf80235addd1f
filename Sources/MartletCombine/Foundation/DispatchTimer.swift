import Dispatch
import Foundation

/// Timers of a dispatch queue that take dates, as run loops and operation queues do.
///
/// Deadlines use the wall clock. The conversion from a date does not read the current time, so the earlier of two dates always fires first.
enum DispatchTimer {

    /// Repeats an action until the result is cancelled.
    static func start(
        on queue: DispatchQueue, at date: Date, every interval: TimeInterval, tolerance: TimeInterval,
        _ action: @escaping @Sendable () -> Void
    ) -> AnyCancellable {
        let timer = DispatchSource.makeTimerSource(queue: queue)
        timer.setEventHandler(handler: action)
        timer.schedule(
            wallDeadline: wall(date),
            // Like Foundation's timers, treat an interval of zero as a tenth of a millisecond.
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
