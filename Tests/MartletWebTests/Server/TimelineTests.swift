import MartletElements
import Testing

@testable import MartletWeb

@Suite("The last turns of a session")
struct TimelineTests {
    private func turn(_ cause: TurnRecord.Cause, operations: Int = 1) -> TurnRecord {
        TurnRecord(cause: cause, evaluations: [], otherEvaluations: 0, operations: operations, duration: .milliseconds(2))
    }

    @Test func `A turn has the event that caused it, and the bytes that were sent for it`() {
        var timeline = Timeline()
        timeline.begin("tap on button “Pay” in CartView")
        timeline.sent(30)
        timeline.append(turn(.event))
        timeline.append(turn(.effects))
        timeline.endEvent(counts: true)
        #expect(
            timeline.entries == [
                .init(number: 1, cause: "tap on button “Pay” in CartView", operations: 1, bytes: 30, milliseconds: 2),
                .init(number: 2, cause: "onAppear, onChange or task, after the turn before", operations: 1, milliseconds: 2),
            ])
    }

    @Test func `An event that no view answered has an entry, unless the page has sent it by itself`() {
        var timeline = Timeline()
        timeline.begin("tap on button “Pay” in CartView")
        timeline.endEvent(counts: true)
        timeline.begin("measure on geometry in CartView")
        timeline.endEvent(counts: false)
        #expect(timeline.entries == [.init(number: 1, cause: "tap on button “Pay” in CartView")])
    }

    @Test func `A turn without any effect has no entry`() {
        var timeline = Timeline()
        timeline.append(turn(.task, operations: 0))
        #expect(timeline.entries.isEmpty)
    }

    @Test func `The last fifty are kept, under their own numbers`() {
        var timeline = Timeline()
        for _ in 0..<53 { timeline.append(turn(.task)) }
        #expect(timeline.entries.map(\.number) == Array(4...53))
    }
}
