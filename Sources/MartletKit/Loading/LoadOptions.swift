/// How something is loaded.
public struct LoadOptions: Sendable {
    /// An answer that comes sooner is held back until then, so that a progress view does not flash.
    public var minimumDuration: Duration
    public var retry: Retry
    /// By which it waits.
    public var clock: any Clock<Duration>

    public init(minimumDuration: Duration = .zero, retry: Retry = .never, clock: any Clock<Duration> = ContinuousClock()) {
        self.minimumDuration = minimumDuration
        self.retry = retry
        self.clock = clock
    }

    /// Does something that way, for who loads without a ``Loadable`` at hand.
    @MainActor
    public func run<Value>(_ operation: @MainActor () async throws -> Value) async throws -> Value {
        let wait = minimumDuration > .zero ? remaining(of: minimumDuration, on: clock) : nil
        do {
            let value = try await retry.run(clock: clock, operation)
            try await wait?()
            return value
        } catch {
            // A failure is no better for coming as a flash; who cancels does not wait.
            if !Task.isCancelled { try await wait?() }
            throw error
        }
    }

    /// Gives what waits until a duration from now is over.
    private func remaining<C: Clock<Duration>>(of duration: Duration, on clock: C) -> @MainActor () async throws -> Void {
        let end = clock.now.advanced(by: duration)
        return { if clock.now < end { try await clock.sleep(until: end, tolerance: nil) } }
    }
}
