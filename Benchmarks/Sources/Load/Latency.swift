import NIOCore

/// The times from sending an event to receiving its patch, in nanoseconds.
struct Latency: Sendable {
    private var sorted: [Int]

    init(_ times: [Int]) { sorted = times.sorted() }

    /// Returns the time in milliseconds that a share of all times does not exceed.
    func quantile(_ share: Double) -> Double {
        guard !sorted.isEmpty else { return .nan }
        return Double(sorted[Int(Double(sorted.count - 1) * share)]) / 1e6
    }

    var count: Int { sorted.count }
}

/// Sends events one after the other, from alternating visitors: each when the previous one is answered, or at a fixed rate.
final class LatencyRun {
    private let talkers: [any Talker]
    private let pace: TimeAmount?
    private let count: Int
    private let eventLoop: any EventLoop
    private let done: EventLoopPromise<Latency>
    private var departures: [NIODeadline]
    private var times: [Int] = []
    private var next = 0

    /// - Parameter pace: The time between two events; `nil` waits for the answer instead.
    init(_ talkers: [any Talker], count: Int, pace: TimeAmount?, on eventLoop: any EventLoop) {
        self.talkers = talkers
        self.pace = pace
        self.count = count
        self.eventLoop = eventLoop
        done = eventLoop.makePromise()
        departures = Array(repeating: .now(), count: talkers.count)
    }

    func start() -> EventLoopFuture<Latency> {
        for (index, talker) in talkers.enumerated() {
            talker.answered = { [self] events in if events > 0 { answer(index) } }
        }
        if let pace {
            let run = NIOLoopBound(self, eventLoop: eventLoop)
            let ticks = eventLoop.scheduleRepeatedTask(initialDelay: pace, delay: pace) { _ in run.value.depart() }
            done.futureResult.whenComplete { _ in ticks.cancel() }
        } else {
            depart()
        }
        return done.futureResult
    }

    private func depart() {
        let index = next % talkers.count
        next += 1
        departures[index] = .now()
        talkers[index].say()
    }

    private func answer(_ index: Int) {
        times.append(Int((NIODeadline.now() - departures[index]).nanoseconds))
        if times.count == count {
            for talker in talkers { talker.answered = nil }
            done.succeed(Latency(times))
        } else if pace == nil {
            depart()
        }
    }
}
