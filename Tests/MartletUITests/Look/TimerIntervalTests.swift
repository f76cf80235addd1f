import Foundation
import MartletTest
import MartletUI
import Testing

@MainActor
@Suite("The time that is left, as a text")
struct TimerIntervalTests {
    private let now = Date()

    private func text(
        from start: TimeInterval, to end: TimeInterval, pausedAt pause: TimeInterval? = nil, down: Bool = true, hours: Bool = true
    )
        throws -> String
    {
        let range = now.addingTimeInterval(start)...now.addingTimeInterval(end)
        let pauseTime = pause.map { now.addingTimeInterval($0) }
        let host = mount { Text(timerInterval: range, pauseTime: pauseTime, countsDown: down, showsHours: hours) }
        return try #require(host.shownTexts.first)
    }

    @Test func `A timer stands at its end, at its start, or where it is paused`() throws {
        #expect(try text(from: -100, to: -10) == "0:00")
        #expect(try text(from: -100, to: -10, down: false) == "1:30")
        #expect(try text(from: 100_000, to: 100_065) == "1:05")
        #expect(try text(from: 0, to: 90, pausedAt: 20) == "1:10")
        #expect(try text(from: 0, to: 90, pausedAt: 20, down: false) == "0:20")
        #expect(try text(from: 0, to: 7325, pausedAt: 0) == "2:02:05")
        #expect(try text(from: 0, to: 7325, pausedAt: 0, hours: false) == "122:05")
    }

    @Test(arguments: [(-100.0, -10.0, nil), (0, 90, 20)] as [(TimeInterval, TimeInterval, TimeInterval?)])
    func `A timer that has ended or is paused does not wait for the next second`(
        start: TimeInterval, end: TimeInterval, pause: TimeInterval?
    ) async {
        let range = now.addingTimeInterval(start)...now.addingTimeInterval(end)
        let pauseTime = pause.map { now.addingTimeInterval($0) }
        let host = mount { Text(timerInterval: range, pauseTime: pauseTime) }
        await host.settle()
        #expect(host.clock.sleeperCount == 0)
    }

    // Shows: ProgressView
    @Test func `A progress view shows the share of an interval that is left, or has passed`() async throws {
        let range = now.addingTimeInterval(-250)...now.addingTimeInterval(750)
        let host = mount {
            ProgressView(timerInterval: range)
            ProgressView(timerInterval: range, countsDown: false) { Text("Upload") }
            ProgressView(timerInterval: range) {
                Text("Download")
            } currentValueLabel: {
                Text("Wait")
            }
            ProgressView(timerInterval: now.addingTimeInterval(-9)...now.addingTimeInterval(-5), countsDown: false) { Text("Ended") }
        }
        let values = host.elements(.progress).map { ($0[.value]?.doubleValue ?? -1) }
        #expect(values.count == 4)
        #expect(abs(values[0] - 0.75) < 0.05 && abs(values[1] - 0.25) < 0.05 && abs(values[2] - 0.75) < 0.05 && values[3] == 1)
        #expect(host.exists("Upload") && host.exists("Wait") && host.exists("0:04"))
        await host.settle()
        // Each of the three that run waits for the next second, and so do the labels of two.
        #expect(host.clock.sleeperCount == 5)
    }

    @Test func `A timer that runs waits for the next second`() async {
        let host = mount { Text(timerInterval: now...now.addingTimeInterval(1000)) }
        await host.settle()
        #expect(host.clock.sleeperCount == 1)
    }
}
