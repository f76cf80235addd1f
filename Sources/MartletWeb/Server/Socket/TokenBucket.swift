/// Lets so much pass in a second, and some more after a quiet time.
struct TokenBucket {
    private let rate: Double
    private let capacity: Double
    private var tokens: Double
    private var last: Duration

    /// - Parameters:
    ///   - rate: How much may pass in a second, on and on.
    ///   - burst: How much may pass at once.
    init(rate: Double, burst: Double, now: Duration) {
        self.rate = rate
        capacity = burst
        tokens = burst
        last = now
    }

    /// How long it takes until something may pass; `nil` if it may now.
    mutating func wait(at now: Duration) -> Duration? {
        tokens = min(capacity, tokens + max(0, (now - last) / .seconds(1)) * rate)
        last = now
        return tokens > 0 ? nil : .seconds(min(60, (1 - tokens) / max(rate, 0.001)))
    }

    /// Lets something pass. What is more than there is left is owed, so that it may be more than passes at once.
    mutating func take(_ amount: Double = 1) { tokens -= amount }

    /// Whether as much may pass at once as after a quiet time.
    func isFull(at now: Duration) -> Bool { tokens + max(0, (now - last) / .seconds(1)) * rate >= capacity }
}
