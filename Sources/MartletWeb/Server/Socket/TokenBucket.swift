/// A token bucket: limits a rate, and allows a burst after an idle time.
struct TokenBucket {
    private let rate: Double
    private let capacity: Double
    private var tokens: Double
    private var last: Duration

    /// - Parameters:
    ///   - rate: The sustained amount per second.
    ///   - burst: The maximum amount in a burst.
    init(rate: Double, burst: Double, now: Duration) {
        self.rate = rate
        capacity = burst
        tokens = burst
        last = now
    }

    /// Returns the time until the next amount is allowed; `nil` if it is allowed now.
    mutating func wait(at now: Duration) -> Duration? {
        tokens = min(capacity, tokens + max(0, (now - last) / .seconds(1)) * rate)
        last = now
        return tokens > 0 ? nil : .seconds(min(60, (1 - tokens) / max(rate, 0.001)))
    }

    /// Takes an amount. It may exceed the available tokens; the count then becomes negative and must refill first.
    mutating func take(_ amount: Double = 1) { tokens -= amount }

    /// Returns whether a full burst is available.
    func isFull(at now: Duration) -> Bool { tokens + max(0, (now - last) / .seconds(1)) * rate >= capacity }
}
