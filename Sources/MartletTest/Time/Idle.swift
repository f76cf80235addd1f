/// Waits until the app is idle, without advancing the test clock.
@MainActor
enum Idle {
    /// The number of consecutive rounds without activity after which the app counts as idle. A task that alternates between the main actor
    /// and other executors needs one round for each step.
    private static let requiredIdleRounds = 20
    /// The maximum number of rounds with activity.
    private static let maxBusyRounds = 5_000
    /// The part of a round's duration that counts towards a timeout. A longer round means that other tests occupied the main actor.
    static let maxCountedRound: Duration = .milliseconds(20)

    /// The maximum time without activity for which another running thread holds the app busy.
    private static let maxWaitForThreads: Duration = .milliseconds(100)

    /// Waits until `activity` stops changing.
    ///
    /// The operating system may delay a task on another thread, and a task may compute there. So `activity` must also stay the same for a
    /// minimum time: 3 ms, 25 ms while `isBusy` returns `true`, or 100 ms while another thread of this process runs or waits for a
    /// processor.
    ///
    /// - Parameters:
    ///   - isBusy: Whether a task is known to be running.
    ///   - activity: A number that changes with each activity of the app.
    /// - Returns: Whether `activity` stopped changing; `false` if it still changed after the maximum number of rounds.
    static func wait(whileBusy isBusy: () -> Bool = { false }, activity: () -> Int) async -> Bool {
        let clock = ContinuousClock()
        var lastActivity = activity()
        var idleRounds = 0
        var idleStart = clock.now
        var busyRounds = 0
        while busyRounds < maxBusyRounds {
            await round()
            let now = activity()
            if now == lastActivity {
                idleRounds += 1
                let required: Duration = isBusy() ? .milliseconds(25) : .milliseconds(3)
                guard idleRounds >= requiredIdleRounds, clock.now - idleStart >= required else { continue }
                if clock.now - idleStart >= maxWaitForThreads || !Threads.isAnotherRunning { return true }
            } else {
                lastActivity = now
                idleRounds = 0
                idleStart = clock.now
                busyRounds += 1
            }
        }
        return false
    }

    /// Waits until no task starts another sleep on the clock.
    static func wait(for clock: TestClock) async {
        _ = await wait { clock.sleepCount }
    }

    /// Lets the jobs run that are queued for the main actor or for the global executor, at every priority.
    static func round() async {
        await Task.yield()
        for priority in [TaskPriority.high, .medium, .low] {
            // The executor runs this job after those already queued at this priority. Awaiting the task's value instead of a continuation
            // would raise the task's priority to the caller's.
            await withCheckedContinuation { continuation in
                _ = Task.detached(priority: priority) { continuation.resume() }
            }
        }
    }
}
