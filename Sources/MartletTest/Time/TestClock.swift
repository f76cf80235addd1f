import Synchronization

/// A clock that stands still until the test advances it.
///
///     let host = mount { Toast() }                  // the clock is in the environment, as \.clock
///     await host.advance(by: .seconds(3))
///     host.expectNone("Saved")
///
/// Code outside views takes a clock as a parameter, `any Clock<Duration>`; pass it ``TestHost/clock``.
public final class TestClock: Clock, Sendable {
    /// A point in time, as the duration since the clock was created.
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

    /// The number of tasks that wait for the clock.
    public var sleeperCount: Int { state.withLock { $0.sleepers.count } }

    /// The number of sleeps that have ever begun.
    var sleepCount: Int { state.withLock { $0.sleepCount } }

    public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
        let id = state.withLock { state in
            state.sleepCount += 1
            return state.sleepCount
        }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
                // The cancellation handler takes this lock after the task is marked as cancelled, so one of the two always resumes the
                // sleeper.
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

    /// Advances the clock. Each task that waits for it wakes at its own time.
    public func advance(by duration: Duration) async {
        await advance(to: now.advanced(by: duration)) { await Idle.wait(for: self) }
    }

    /// Advances the clock until no task waits for it.
    public func run() async {
        await advance(to: nil) { await Idle.wait(for: self) }
    }

    /// Advances the clock from one sleeper to the next.
    ///
    /// - Parameters:
    ///   - end: The time at which to stop; `nil` stops when no task waits any more.
    ///   - settle: Lets all tasks run to their next suspension.
    /// - Returns: Whether it stopped; `false` if tasks keep sleeping again.
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

    /// Advances the clock to the next sleeper's deadline, or to `end`. Returns whether a sleeper woke.
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
