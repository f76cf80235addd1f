/// The options of a load: minimum duration, retries and clock.
public struct LoadOptions: Sendable {
    /// The shortest time that a load takes. A faster answer is held back, so that a progress view does not flash.
    public var minimumDuration: Duration
    public var retry: Retry
    /// The clock that measures the waits.
    public var clock: any Clock<Duration>

    public init(minimumDuration: Duration = .zero, retry: Retry = .never, clock: any Clock<Duration> = ContinuousClock()) {
        self.minimumDuration = minimumDuration
        self.retry = retry
        self.clock = clock
    }

    /// Runs `operation` with these options, for callers without a ``Loadable``.
    @MainActor
    public func run<Value>(_ operation: @MainActor () async throws -> Value) async throws -> Value {
        let wait = minimumDuration > .zero ? remaining(of: minimumDuration, on: clock) : nil
        do {
            let value = try await retry.run(clock: clock, operation)
            try await wait?()
            return value
        } catch {
            // A failure must not flash either. A cancelled load does not wait.
            if !Task.isCancelled { try await wait?() }
            throw error
        }
    }

    /// Returns a closure that waits until `duration` has passed since this call.
    private func remaining<C: Clock<Duration>>(of duration: Duration, on clock: C) -> @MainActor () async throws -> Void {
        let end = clock.now.advanced(by: duration)
        return { if clock.now < end { try await clock.sleep(until: end, tolerance: nil) } }
    }
}
