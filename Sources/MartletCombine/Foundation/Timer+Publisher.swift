import Foundation

extension Timer {

    /// Publishes the current date repeatedly.
    ///
    /// ```swift
    /// Timer.publish(every: 1, on: .main, in: .common).autoconnect().sink { now in clock = now }
    /// ```
    ///
    /// On the main run loop the timer uses the main queue, so it also fires in programs that never run that loop.
    public static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
        options: RunLoop.SchedulerOptions? = nil
    ) -> TimerPublisher {
        TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
    }

    /// Publishes the current date repeatedly, once connected.
    public final class TimerPublisher: ConnectablePublisher {
        public typealias Output = Date
        public typealias Failure = Never

        public let interval: TimeInterval
        public let tolerance: TimeInterval?
        public let runLoop: RunLoop
        public let mode: RunLoop.Mode
        public let options: RunLoop.SchedulerOptions?

        private let ticks = PassthroughSubject<Date, Never>()

        public init(
            interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
            options: RunLoop.SchedulerOptions? = nil
        ) {
            self.interval = interval
            self.tolerance = tolerance
            self.runLoop = runLoop
            self.mode = mode
            self.options = options
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
            ticks.subscribe(subscriber)
        }

        public func connect() -> Cancellable {
            let ticks = Ticks(subject: ticks)
            return runLoop.startTimer(at: Date() + interval, every: interval, tolerance: tolerance ?? 0, mode: mode) {
                ticks.subject.send(Date())
            }
        }
    }
}

/// The subject of a timer, wrapped for the timer's closure.
///
/// `@unchecked Sendable`: `PassthroughSubject` has its own locks, and a `Date` is `Sendable`.
private struct Ticks: @unchecked Sendable {
    let subject: PassthroughSubject<Date, Never>
}
