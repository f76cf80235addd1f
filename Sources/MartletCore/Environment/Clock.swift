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
