import MartletElements

extension TestHost {
    /// Lets the tasks that views have started go on, until each waits for the clock or for something outside, and settles what they change.
    ///
    /// No time passes by this. Work that truly takes time, as a request to a server, is waited for by ``settle(until:within:file:line:)``.
    public func settle(file: StaticString = #filePath, line: UInt = #line) async {
        var before = 0
        let came = await Quiet.wait {
            session.graph.runningTasks > clock.sleeperCount
        } activity: {
            catchUp()
            before = activity
            return before
        }
        if !came {
            report(
                "The app does not come to rest: a task goes on changing it without ever waiting (\(before) evaluations and turns so far). "
                    + "Let it wait by a clock: try await clock.sleep(for: …).", at: CallSite(file, line))
        }
    }

    /// Lets tasks go on until something holds, for work that takes real time.
    ///
    /// - Parameter limit: When it is given up, in real time. Time in which other tests kept the main actor to themselves does not count.
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
            await Quiet.round()
            waited += min(clock.now - start, Quiet.longestRound)
        }
        report("What was waited for did not come in \(limit).", at: CallSite(file, line))
    }

    /// Lets time pass: all that waits for ``clock`` goes on at its moment.
    public func advance(by duration: Duration, file: StaticString = #filePath, line: UInt = #line) async {
        await advance(to: clock.now.advanced(by: duration), CallSite(file, line))
    }

    /// Lets time pass until nothing waits for ``clock`` any more.
    public func run(file: StaticString = #filePath, line: UInt = #line) async {
        await advance(to: nil, CallSite(file, line))
    }

    private func advance(to end: TestClock.Instant?, _ site: CallSite) async {
        act {}
        let came = await clock.advance(to: end) { await settle(file: site.file, line: site.line) }
        if !came { report("Tasks go to sleep again and again, so time would pass for ever. Use advance(by:).", at: site) }
    }
}
