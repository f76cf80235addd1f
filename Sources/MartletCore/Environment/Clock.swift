private struct ClockKey: EnvironmentKey { static var defaultValue: any Clock<Duration> { ContinuousClock() } }

extension EnvironmentValues {
    /// The clock by which views wait. Tests put one here that they move by hand.
    ///
    ///     @Environment(\.clock) private var clock
    ///     …
    ///     .task { try? await clock.sleep(for: .seconds(3)); isShown = false }
    ///
    /// This is Martlet's own: code that is also built with Apple's SDK declares it there with `@Entry`.
    public var clock: any Clock<Duration> {
        get { self[ClockKey.self] }
        set { self[ClockKey.self] = newValue }
    }
}
