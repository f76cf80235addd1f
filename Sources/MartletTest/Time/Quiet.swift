/// Lets tasks run until nothing happens any more, without letting time pass.
@MainActor
enum Quiet {
    /// So many rounds in which nothing happened are taken for rest. A task that goes back and forth between the main actor and others
    /// needs a round for each step.
    private static let restfulRounds = 20
    private static let roundLimit = 5_000
    /// A round that took longer was not waited for: somebody else was at work on the main actor.
    static let longestRound: Duration = .milliseconds(20)

    /// Waits until a number that counts what happens stands still.
    ///
    /// A task on another thread may be kept from running by whatever else the machine does. So it must stand still for a while, and for
    /// longer where somebody is known to be at work.
    ///
    /// - Returns: Whether it came to rest.
    static func wait(whileSomebodyWorks isSomebodyAtWork: () -> Bool = { false }, activity: () -> Int) async -> Bool {
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
                let patience: Duration = isSomebodyAtWork() ? .milliseconds(25) : .milliseconds(3)
                if quiet >= restfulRounds, clock.now - since >= patience { return true }
            } else {
                seen = now
                quiet = 0
                since = clock.now
                rounds += 1
            }
        }
        return false
    }

    /// Waits until no task goes to sleep any more.
    static func wait(for clock: TestClock) async {
        _ = await wait { clock.sleepCount }
    }

    /// Lets run what waits for the main actor or for another thread, whatever its priority.
    static func round() async {
        await Task.yield()
        for priority in [TaskPriority.high, .medium, .low] {
            // It stands in line behind what waits already. Its value is not awaited: that would lend it the priority of who waits.
            await withCheckedContinuation { continuation in
                _ = Task.detached(priority: priority) { continuation.resume() }
            }
        }
    }
}
