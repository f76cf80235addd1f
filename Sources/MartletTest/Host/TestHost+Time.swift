import MartletElements

extension TestHost {
    /// Lets the views' tasks run until each waits for the clock or for something outside the app, and processes their changes.
    ///
    /// This does not advance the clock. For work that takes real time, such as a request to a server, use
    /// ``settle(until:within:file:line:)``.
    public func settle(file: StaticString = #filePath, line: UInt = #line) async {
        var lastActivity = 0
        let isIdle = await Idle.wait {
            session.graph.runningTasks > clock.sleeperCount
        } activity: {
            catchUp()
            lastActivity = activity
            return lastActivity
        }
        browser?.catchUp(isFinal: true)
        if !isIdle {
            report(
                "The app does not settle: a task keeps changing it without ever suspending (\(lastActivity) evaluations and turns so far). "
                    + "Let the task wait for a clock: try await clock.sleep(for: …).", at: CallSite(file, line))
        }
    }

    /// Lets tasks run until a condition holds, for work that takes real time.
    ///
    /// - Parameter limit: The timeout, in real time. Time during which other tests occupy the main actor does not count.
    public func settle(
        until condition: () -> Bool, within limit: Duration = .seconds(10), file: StaticString = #filePath, line: UInt = #line
    ) async {
        let clock = ContinuousClock()
        var waited: Duration = .zero
        while true {
            catchUp()
            if condition() { return }
            guard waited < limit else { break }
            let start = clock.now
            await Idle.round()
            waited += min(clock.now - start, Idle.maxCountedRound)
        }
        report("The condition did not become true within \(limit).", at: CallSite(file, line))
    }

    /// Advances ``clock``. Each task that waits for it wakes at its own time.
    public func advance(by duration: Duration, file: StaticString = #filePath, line: UInt = #line) async {
        await advance(to: clock.now.advanced(by: duration), CallSite(file, line))
    }

    /// Advances ``clock`` until no task waits for it.
    public func run(file: StaticString = #filePath, line: UInt = #line) async {
        await advance(to: nil, CallSite(file, line))
    }

    private func advance(to end: TestClock.Instant?, _ site: CallSite) async {
        act {}
        let didFinish = await clock.advance(to: end) { await settle(file: site.file, line: site.line) }
        if !didFinish { report("Tasks keep sleeping again, so run() would never end. Use advance(by:).", at: site) }
    }
}
