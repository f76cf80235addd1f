import Dispatch

/// The clock for session deadlines.
@MainActor
protocol HostClock: AnyObject {
    /// The time since an arbitrary origin.
    var now: Duration { get }
    func wake(after delay: Duration, _ body: @escaping @MainActor () -> Void)
}

/// The system's clock.
@MainActor
final class MainQueueClock: HostClock {
    private let start = ContinuousClock.now

    var now: Duration { ContinuousClock.now - start }

    func wake(after delay: Duration, _ body: @escaping @MainActor () -> Void) {
        let nanoseconds = delay.components.seconds * 1_000_000_000 + delay.components.attoseconds / 1_000_000_000
        DispatchQueue.main.asyncAfter(deadline: .now() + .nanoseconds(Int(nanoseconds))) {
            MainActor.assumeIsolated { body() }
        }
    }
}
