import Foundation
import MartletDrawing
import MartletTest
import MartletUI
import Testing

@MainActor
@Suite("A timeline")
struct TimelineTests {
    private struct Seconds: View {
        @State private var start = Date()
        var by: TimeInterval = 1

        var body: some View {
            TimelineView(.periodic(from: start, by: by)) { context in
                Text("\(Int((context.date.timeIntervalSince(start) * 10).rounded()))")
            }
        }
    }

    // Shows: TimelineView
    @Test func `A periodic one makes its content at equal intervals`() async {
        let host = mount { Seconds() }
        #expect(host.exists("0"))
        await host.advance(by: .seconds(3))
        #expect(host.exists("30"))
    }

    @Test func `It makes no content while the app is in the background`() async {
        let host = mount { Seconds() }
        await host.advance(by: .seconds(1))
        host.send(.phase(.background))
        await host.advance(by: .seconds(5))
        #expect(host.exists("10"))
        host.send(.phase(.active))
        await host.settle()
        #expect(host.exists("60"))
    }

    @Test func `An animation has at most 20 dates a second`() async {
        var dates: Set<Date> = []
        let host = mount {
            TimelineView(.animation(minimumInterval: 0.001)) { context in
                let _ = dates.insert(context.date)
                Text("moving")
            }
        }
        await host.settle()
        dates = []
        await host.advance(by: .seconds(1))
        #expect((19...20).contains(dates.count))
    }

    @Test func `A paused animation waits for nothing`() async {
        struct Pausing: View {
            @State private var isPaused = true

            var body: some View {
                Button("Switch") { isPaused.toggle() }
                TimelineView(.animation(paused: isPaused)) { Text("\($0.date.timeIntervalSince1970)") }
            }
        }
        let host = mount { Pausing() }
        await host.settle()
        #expect(host.clock.sleeperCount == 0)
        host.tap("Switch")
        await host.settle()
        #expect(host.clock.sleeperCount == 1)
    }

    @Test func `Explicit dates come one after the other, and those that are over together`() async {
        let now = Date()
        let host = mount {
            TimelineView(.explicit([now - 20, now - 10, now + 10, now + 20])) { context in
                Text("\(Int(context.date.timeIntervalSince(now).rounded()))")
            }
        }
        await host.settle()
        #expect(host.exists("-10"))
        await host.advance(by: .seconds(15))
        #expect(host.exists("10"))
        await host.advance(by: .seconds(15))
        #expect(host.exists("20"))
    }

    @Test(arguments: [TimeInterval.infinity, .greatestFiniteMagnitude])
    func `An interval without an end has one date`(_ interval: TimeInterval) async {
        let host = mount {
            TimelineView(.periodic(from: .now, by: interval)) { _ in Text("periodic") }
            TimelineView(.animation(minimumInterval: interval)) { _ in Text("animation") }
        }
        await host.settle()
        #expect(host.exists("periodic"))
        #expect(host.exists("animation"))
        #expect(host.clock.sleeperCount == 2)
    }

    @Test func `An interval that is not a number is the shortest`() {
        let now = Date(timeIntervalSinceReferenceDate: 0)
        let dates = PeriodicTimelineSchedule(from: now, by: .nan).entries(from: now, mode: .normal).prefix(2)
        #expect(dates.map(\.timeIntervalSinceReferenceDate) == [0, 0.05])
    }

    private struct OwnSchedule: TimelineSchedule {
        let interval: TimeInterval
        var start: Date?

        func entries(from startDate: Date, mode: TimelineScheduleMode) -> UnfoldFirstSequence<Date> {
            sequence(first: start ?? startDate) { [interval] in $0 + interval }
        }
    }

    @Test func `An app's own schedule has at most 20 dates a second`() async {
        var dates: Set<Date> = []
        let host = mount {
            TimelineView(OwnSchedule(interval: 0.001)) { context in
                let _ = dates.insert(context.date)
                Text("moving")
            }
        }
        await host.settle()
        dates = []
        await host.advance(by: .seconds(1))
        #expect((18...21).contains(dates.count))
    }

    @Test(arguments: [0, -1, TimeInterval.nan, -TimeInterval.infinity])
    func `A schedule whose dates are over for ever ends`(_ interval: TimeInterval) async {
        let host = mount {
            TimelineView(OwnSchedule(interval: interval, start: Date(timeIntervalSinceReferenceDate: 0))) { _ in Text("shown") }
        }
        await host.settle()
        #expect(host.exists("shown"))
        #expect(host.clock.sleeperCount == 0)
    }

    @Test func `A minute begins at its zeroth second`() {
        let date = Date(timeIntervalSinceReferenceDate: 90)
        let dates = EveryMinuteTimelineSchedule().entries(from: date, mode: .normal).prefix(3)
        #expect(dates.map(\.timeIntervalSinceReferenceDate) == [60, 120, 180])
    }
}
