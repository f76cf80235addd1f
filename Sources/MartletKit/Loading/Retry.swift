/// How often to repeat a failed load, and how long to wait in between.
public struct Retry: Sendable {
    /// The maximum number of retries.
    public var limit: Int
    /// The wait before the first retry.
    public var delay: Duration
    /// The factor by which each further wait is longer than the one before.
    public var growth: Double
    /// Whether to retry after this error.
    public var isTransient: @Sendable (any Error) -> Bool

    public init(
        _ limit: Int, delay: Duration = .seconds(1), growth: Double = 2,
        if isTransient: @escaping @Sendable (any Error) -> Bool = { _ in true }
    ) {
        self.limit = limit
        self.delay = delay
        self.growth = growth
        self.isTransient = isTransient
    }

    /// Never retries.
    public static let never = Retry(0)

    /// Runs `operation` until it succeeds, the retries are used up, an error is not transient, or the task is cancelled.
    @MainActor
    public func run<Value>(clock: any Clock<Duration>, _ operation: @MainActor () async throws -> Value) async throws -> Value {
        var delay = delay
        for _ in 0..<limit {
            do {
                return try await operation()
            } catch {
                guard !Task.isCancelled, !(error is CancellationError), isTransient(error) else { throw error }
            }
            try await clock.sleep(for: delay)
            delay = delay * growth
        }
        return try await operation()
    }
}
