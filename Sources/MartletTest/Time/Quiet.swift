/// Lets tasks run until nothing happens any more, without letting time pass.
@MainActor
enum Quiet {
    /// So many rounds in which nothing happened are taken for rest. A task that goes back and forth between the main actor and others
    /// needs a round for each step.
    private static let restfulRounds = 20
    private static let roundLimit = 5_000

    /// Waits until a number that counts what happens stands still.
    ///
    /// - Returns: Whether it came to rest.
    static func wait(while activity: () -> Int) async -> Bool {
        var seen = activity()
        var quiet = 0
        for _ in 0..<roundLimit {
            await round()
            let now = activity()
            quiet = now == seen ? quiet + 1 : 0
            seen = now
            if quiet >= restfulRounds { return true }
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
