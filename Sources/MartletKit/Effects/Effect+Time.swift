extension Effect {
    /// Waits until no effect with this `id` has arrived for `duration`, then performs the last one.
    ///
    /// - Parameter clock: The clock that measures the wait. Tests pass one that they advance.
    public func debounce(id: some Hashable, for duration: Duration, clock: any Clock<Duration> = ContinuousClock()) -> Effect {
        delayed(for: duration, clock: clock).cancellable(id: id, cancelInFlight: true)
    }

    /// Performs the first effect with this `id` at once. After that, performs only the latest one in each further `duration`.
    ///
    /// - Parameter clock: The clock that measures the wait. Tests pass one that they advance.
    public func throttle(id: some Hashable, for duration: Duration, clock: any Clock<Duration> = ContinuousClock()) -> Effect {
        Effect(.throttle(self, id: AnyHashable(id), duration, clock))
    }

    /// Performs this effect after `duration`.
    ///
    /// - Parameter clock: The clock that measures the wait. Tests pass one that they advance.
    public func delayed(for duration: Duration, clock: any Clock<Duration> = ContinuousClock()) -> Effect {
        .concatenate(.run { _ in try? await clock.sleep(for: duration) }, self)
    }
}
