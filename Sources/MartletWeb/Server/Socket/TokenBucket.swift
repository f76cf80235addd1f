/// Lets so many pass in a second, and some more after a quiet time.
struct TokenBucket {
    private let rate: Double
    private let capacity: Double
    private var tokens: Double
    private var last: Duration

    /// - Parameters:
    ///   - rate: How many may pass in a second, on and on.
    ///   - burst: How many may pass at once.
    init(rate: Double, burst: Double, now: Duration) {
        self.rate = rate
        capacity = burst
        tokens = burst
        last = now
    }

    /// Whether one more may pass.
    mutating func take(at now: Duration) -> Bool {
        tokens = min(capacity, tokens + max(0, (now - last) / .seconds(1)) * rate)
        last = now
        guard tokens >= 1 else { return false }
        tokens -= 1
        return true
    }
}
