import Synchronization

/// A clock that stands still until a test moves it.
///
///     let host = mount { Toast() }                  // the clock is in the environment, as \.clock
///     await host.advance(by: .seconds(3))
///     host.expectNone("Saved")
///
/// Code that is not a view takes a clock as a parameter, `any Clock<Duration>`, and is handed ``TestHost/clock``.
public final class TestClock: Clock, Sendable {
    /// A moment, as the time since the clock was made.
    public struct Instant: InstantProtocol {
        public var offset: Duration

        public init(offset: Duration = .zero) { self.offset = offset }

        public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
        public func duration(to other: Instant) -> Duration { other.offset - offset }
        public static func < (a: Instant, b: Instant) -> Bool { a.offset < b.offset }
    }

    private struct Sleeper {
        let id: Int
        let deadline: Instant
        let continuation: CheckedContinuation<Void, any Error>
    }

    private struct Sleepers {
        var now = Instant()
        var sleepers: [Sleeper] = []
        var sleepCount = 0

        mutating func remove(where matches: (Sleeper) -> Bool) -> [Sleeper] {
            defer { sleepers.removeAll(where: matches) }
            return sleepers.filter(matches)
        }
    }

    private let state = Mutex(Sleepers())

    public init() {}

    public var now: Instant { state.withLock { $0.now } }

    public var minimumResolution: Duration { .zero }

    /// How many tasks wait for the clock.
    public var sleeperCount: Int { state.withLock { $0.sleepers.count } }

    /// How many sleeps have begun, ever.
    var sleepCount: Int { state.withLock { $0.sleepCount } }

    public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
        let id = state.withLock { state in
            state.sleepCount += 1
            return state.sleepCount
        }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
                // The handler below takes the lock too, after the task is marked as cancelled: one of the two sees the other.
                let result: Result<Void, any Error>? = state.withLock { state in
                    if Task.isCancelled { return .failure(CancellationError()) }
                    if deadline <= state.now { return .success(()) }
                    state.sleepers.append(Sleeper(id: id, deadline: deadline, continuation: continuation))
                    return nil
                }
                if let result { continuation.resume(with: result) }
            }
        } onCancel: {
            for sleeper in state.withLock({ $0.remove { $0.id == id } }) { sleeper.continuation.resume(throwing: CancellationError()) }
        }
    }

    /// Moves the clock, and lets all run that it wakes, each at its own moment.
    public func advance(by duration: Duration) async {
        await advance(to: now.advanced(by: duration)) { await Quiet.wait(for: self) }
    }

    /// Moves the clock until nobody waits for it any more.
    public func run() async {
        await advance(to: nil) { await Quiet.wait(for: self) }
    }

    /// Moves the clock from one sleeper to the next.
    ///
    /// - Parameters:
    ///   - end: Where it stops; `nil` is when nobody waits any more.
    ///   - settle: Lets all tasks go on to their next suspension.
    /// - Returns: Whether it came there: not, if tasks go to sleep again and again.
    @MainActor @discardableResult
    func advance(to end: Instant?, settle: @MainActor () async -> Void) async -> Bool {
        await settle()
        for _ in 0..<Self.wakeLimit {
            guard wakeNext(before: end) else { return true }
            await settle()
        }
        return false
    }

    private static let wakeLimit = 10_000

    /// Moves the clock to the next moment at which someone is to be woken, or to the end. Returns whether there was someone.
    private func wakeNext(before end: Instant?) -> Bool {
        let due = state.withLock { state in
            let next = state.sleepers.map(\.deadline).min()
            guard let next, end.map({ next <= $0 }) ?? true else {
                state.now = end.map { max($0, state.now) } ?? state.now
                return [Sleeper]()
            }
            state.now = max(next, state.now)
            return state.remove { $0.deadline <= next }
        }
        for sleeper in due { sleeper.continuation.resume() }
        return !due.isEmpty
    }
}
