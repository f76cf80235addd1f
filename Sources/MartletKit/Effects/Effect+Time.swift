extension Effect {
    /// Waits until nothing came under the name for a while, and does what came last.
    ///
    /// - Parameter clock: By which it waits; tests hand in one that they move.
    public func debounce(id: some Hashable, for duration: Duration, clock: any Clock<Duration> = ContinuousClock()) -> Effect {
        delayed(for: duration, clock: clock).cancellable(id: id, cancelInFlight: true)
    }

    /// Does the first that comes under the name at once, and then for each while what came last in it.
    ///
    /// - Parameter clock: By which it waits; tests hand in one that they move.
    public func throttle(id: some Hashable, for duration: Duration, clock: any Clock<Duration> = ContinuousClock()) -> Effect {
        Effect(.throttle(self, id: AnyHashable(id), duration, clock))
    }

    /// Does it after a while.
    ///
    /// - Parameter clock: By which it waits; tests hand in one that they move.
    public func delayed(for duration: Duration, clock: any Clock<Duration> = ContinuousClock()) -> Effect {
        .concatenate(.run { _ in try? await clock.sleep(for: duration) }, self)
    }
}
