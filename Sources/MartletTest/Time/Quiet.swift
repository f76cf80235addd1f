/// Runs tasks until nothing happens any more, without advancing time.
@MainActor
enum Quiet {
    /// The number of rounds without activity that count as rest. A task that alternates between the main actor and other executors needs
    /// one round for each step.
    private static let quietRounds = 20
    private static let roundLimit = 5_000
    /// The longest duration of a round that counts. A longer one means that other work occupied the main actor.
    static let longestRound: Duration = .milliseconds(20)

    /// Waits until `activity` stops changing.
    ///
    /// The machine may delay a task on another thread. So `activity` must stay the same for a while, and for longer if a task is known to
    /// be running.
    ///
    /// - Returns: Whether it stopped changing.
    static func wait(whileBusy isBusy: () -> Bool = { false }, activity: () -> Int) async -> Bool {
        let clock = ContinuousClock()
        var seen = activity()
        var quiet = 0
        var since = clock.now
        var rounds = 0
        while rounds < roundLimit {
            await round()
            let now = activity()
            if now == seen {
                quiet += 1
                let required: Duration = isBusy() ? .milliseconds(25) : .milliseconds(3)
                if quiet >= quietRounds, clock.now - since >= required { return true }
            } else {
                seen = now
                quiet = 0
                since = clock.now
                rounds += 1
            }
        }
        return false
    }

    /// Waits until no task starts another sleep.
    static func wait(for clock: TestClock) async {
        _ = await wait { clock.sleepCount }
    }

    /// Runs the jobs that wait for the main actor or for another thread, at every priority.
    static func round() async {
        await Task.yield()
        for priority in [TaskPriority.high, .medium, .low] {
            // This job queues behind those that already wait. Awaiting its value would raise its priority to that of the caller.
            await withCheckedContinuation { continuation in
                _ = Task.detached(priority: priority) { continuation.resume() }
            }
        }
    }
}
