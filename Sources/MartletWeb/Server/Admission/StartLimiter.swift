import Synchronization

/// Limits the rate at which one address starts sessions: requests above the rate wait, and with too many waiting they are rejected.
final class StartLimiter: Sendable {
    private let rate: Double
    private let burst: Double
    private let buckets = Mutex<[ClientAddress: TokenBucket]>([:])

    /// The maximum time that a request waits for its session.
    private static let maxWait: Duration = .seconds(5)
    /// The maximum number of tracked addresses. Beyond it, inactive ones are removed.
    private static let addresses = 10_000

    /// - Parameters:
    ///   - rate: The sustained number of sessions per second and address.
    ///   - burst: The maximum number of sessions in a burst, after an idle time.
    init(rate: Double, burst: Double) {
        self.rate = rate
        self.burst = burst
    }

    /// Returns the time a request must wait before its session starts; `nil` if too many requests are waiting before it.
    func wait(of address: ClientAddress, at now: Duration) -> Duration? {
        buckets.withLock { buckets in
            if buckets.count >= Self.addresses, buckets[address] == nil {
                buckets = buckets.filter { !$1.isFull(at: now) }
                if buckets.count >= Self.addresses { return nil }
            }
            var bucket = buckets[address] ?? TokenBucket(rate: rate, burst: burst, now: now)
            defer { buckets[address] = bucket }
            let wait = bucket.wait(at: now) ?? .zero
            guard wait <= Self.maxWait else { return nil }
            bucket.take()
            return wait
        }
    }
}
