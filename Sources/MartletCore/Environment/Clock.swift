private struct ClockKey: EnvironmentKey { static var defaultValue: any Clock<Duration> { ContinuousClock() } }

extension EnvironmentValues {
    /// The clock that views use to wait. Tests set a clock that they control.
    ///
    ///     @Environment(\.clock) private var clock
    ///     …
    ///     .task { try? await clock.sleep(for: .seconds(3)); isShown = false }
    ///
    /// Only Martlet has this value: code that is also built with Apple's SDK declares it there with `@Entry`.
    public var clock: any Clock<Duration> {
        get { self[ClockKey.self] }
        set { self[ClockKey.self] = newValue }
    }
}

/// Tells the time by a clock since it was started.
package struct Stopwatch {
    private let time: () -> Duration

    package init(_ clock: any Clock<Duration>) { time = Self.time(of: clock) }

    /// In seconds.
    package var elapsed: Double {
        let time = time().components
        return Double(time.seconds) + Double(time.attoseconds) / 1e18
    }

    private static func time<C: Clock<Duration>>(of clock: C) -> () -> Duration {
        let start = clock.now
        return { start.duration(to: clock.now) }
    }
}
