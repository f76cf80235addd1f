/// How often a load is tried again, and how long is waited in between.
public struct Retry: Sendable {
    /// How often at most it is tried again.
    public var limit: Int
    /// What is waited before the first time.
    public var delay: Duration
    /// Each further wait is so many times as long as the one before.
    public var growth: Double
    /// Whether an error is one that may pass.
    public var mayPass: @Sendable (any Error) -> Bool

    public init(
        _ limit: Int, delay: Duration = .seconds(1), growth: Double = 2, if mayPass: @escaping @Sendable (any Error) -> Bool = { _ in true }
    ) {
        self.limit = limit
        self.delay = delay
        self.growth = growth
        self.mayPass = mayPass
    }

    /// What fails has failed.
    public static let never = Retry(0)

    /// Does something until it succeeds, fails for good, or is cancelled.
    @MainActor
    public func run<Value>(clock: any Clock<Duration>, _ operation: @MainActor () async throws -> Value) async throws -> Value {
        var delay = delay
        for _ in 0..<limit {
            do {
                return try await operation()
            } catch {
                guard !Task.isCancelled, !(error is CancellationError), mayPass(error) else { throw error }
            }
            try await clock.sleep(for: delay)
            delay = delay * growth
        }
        return try await operation()
    }
}
