import Foundation

/// Asks again, after growing waits, if no answer arrives or the server says that it is overloaded.
public struct RetryingTransport: Transport {
    private static let temporary: Set = [502, 503, 504]

    private let inner: any Transport
    private let attempts: Int
    private let delay: Duration
    private let clock: any Clock<Duration>

    /// - Parameters:
    ///   - attempts: How often it asks at most.
    ///   - delay: The time before it asks again. It doubles each time.
    ///   - clock: The clock that measures the delay.
    public init(
        _ inner: any Transport, attempts: Int = 3, delay: Duration = .milliseconds(200), clock: any Clock<Duration> = ContinuousClock()
    ) {
        self.inner = inner
        self.attempts = attempts
        self.delay = delay
        self.clock = clock
    }

    public func answer(to request: Request) async throws -> Answer {
        var wait = delay
        for _ in 1..<attempts {
            do {
                let answer = try await inner.answer(to: request)
                if !Self.temporary.contains(answer.status) { return answer }
            } catch {
                try Task.checkCancellation()
            }
            try await clock.sleep(for: wait)
            wait *= 2
        }
        return try await inner.answer(to: request)
    }
}
