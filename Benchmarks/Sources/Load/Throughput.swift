import NIOCore

/// Measures the maximum rate: each visitor keeps a number of unanswered events.
final class ThroughputRun {
    private let talkers: [any Talker]
    private let window: Int
    private let eventLoop: any EventLoop
    private var answers = 0

    init(_ talkers: [any Talker], window: Int, on eventLoop: any EventLoop) {
        self.talkers = talkers
        self.window = window
        self.eventLoop = eventLoop
    }

    /// - Returns: The number of events answered in the given time.
    func start(for time: TimeAmount) -> EventLoopFuture<Int> {
        for talker in talkers {
            talker.answered = { [self] events in
                answers += events
                for _ in 0..<events { talker.say() }
            }
            for _ in 0..<window { talker.say() }
        }
        let run = NIOLoopBound(self, eventLoop: eventLoop)
        return eventLoop.scheduleTask(in: time) { run.value.finish() }.futureResult
    }

    private func finish() -> Int {
        for talker in talkers { talker.answered = nil }
        return answers
    }
}
