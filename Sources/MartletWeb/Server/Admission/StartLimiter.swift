import Synchronization

/// Spreads the sessions that one address begins over time: who asks for more waits, and who asks for far more is turned away.
final class StartLimiter: Sendable {
    private let rate: Double
    private let burst: Double
    private let buckets = Mutex<[ClientAddress: TokenBucket]>([:])

    /// So long a request may wait for its session.
    private static let patience: Duration = .seconds(5)
    /// Addresses that are remembered. Beyond, those that have been quiet are forgotten.
    private static let addresses = 10_000

    /// - Parameters:
    ///   - rate: How many an address may begin in a second, on and on.
    ///   - burst: How many at once, after a quiet time.
    init(rate: Double, burst: Double) {
        self.rate = rate
        self.burst = burst
    }

    /// How long a request has to wait before its session begins; `nil` if there are too many before it.
    func wait(of address: ClientAddress, at now: Duration) -> Duration? {
        buckets.withLock { buckets in
            if buckets.count >= Self.addresses, buckets[address] == nil {
                buckets = buckets.filter { !$1.isFull(at: now) }
                if buckets.count >= Self.addresses { return nil }
            }
            var bucket = buckets[address] ?? TokenBucket(rate: rate, burst: burst, now: now)
            defer { buckets[address] = bucket }
            let wait = bucket.wait(at: now) ?? .zero
            guard wait <= Self.patience else { return nil }
            bucket.take()
            return wait
        }
    }
}
