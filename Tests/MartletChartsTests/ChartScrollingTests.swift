import Foundation
import MartletElements
import MartletTest
import SwiftUI
import Testing

@testable import Charts

@MainActor
@Suite("A chart that scrolls")
struct ChartScrollingTests {
    private struct Months: View {
        @State private var first = "Mar"
        private let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun"]

        var body: some View {
            Text(verbatim: "From \(first)")
            Button("First") { first = "Jan" }
            Chart(months, id: \.self) { BarMark(x: .value("Month", $0), y: .value("Sales", 1)) }
                .chartScrollableAxes(.horizontal)
                .chartXVisibleDomain(length: 2)
                .chartScrollPosition(x: $first)
        }
    }

    private func drag(_ host: TestHost, _ phase: Int, by distance: Double) throws {
        let target = try #require(host.find(.handling(.drag)).element?.id)
        try host.session.send(.element(Event(.drag, on: target, value: [.int(phase), 100, 10, .double(100 + distance), 10])))
    }

    private func shown(_ host: TestHost) -> [String] {
        ["Jan", "Feb", "Mar", "Apr", "May", "Jun"].filter { host.exists(.mark, $0) }
    }

    // Shows: .chartScrollableAxes, .chartXVisibleDomain, .chartScrollPosition
    @Test func `It shows a part of its values, which the app and the user move`() throws {
        let host = mount { Months() }
        host.measure(.kind(.chartPlot), width: 200, height: 100)
        #expect(shown(host) == ["Mar", "Apr"])
        host.tap("First")
        #expect(shown(host) == ["Jan", "Feb"])
        try drag(host, 0, by: -110)
        #expect(shown(host) == ["Feb", "Mar"])
        #expect(host.exists("From Feb"))
        try drag(host, 0, by: -1_000)
        try drag(host, 1, by: -1_000)
        #expect(shown(host) == ["May", "Jun"])
        try drag(host, 0, by: 90)
        #expect(host.exists("From Apr"))
    }

    private struct Numbers: View {
        var body: some View {
            Chart(0..<11, id: \.self) {
                PointMark(x: .value("x", Double($0)), y: .value("y", Double($0))).accessibilityIdentifier("p\($0)")
            }
            .chartXScale(domain: 0...10)
            .chartScrollableAxes(.horizontal)
            .chartXVisibleDomain(length: 4)
            .chartScrollPosition(initialX: 2)
            .chartScrollTargetBehavior(.valueAligned(unit: 1))
        }
    }

    /// Where a point is along the width.
    private func share(_ host: TestHost, _ number: Int) throws -> Double {
        try #require(host.find(.identifier("p\(number)")).element?[.box]?.listValue?.first?.doubleValue)
    }

    // Shows: .chartScrollTargetBehavior
    @Test func `Without a binding it begins where the app says, and rests at whole units`() throws {
        let host = mount { Numbers() }
        host.measure(.kind(.chartPlot), width: 400, height: 100)
        #expect(try share(host, 4) == 0.5)
        try drag(host, 0, by: -130)
        #expect(try abs(share(host, 4) - 0.175) < 1e-9)
        try drag(host, 1, by: -130)
        #expect(try share(host, 5) == 0.5)
    }

    private struct Sale { let day: Int, amount: Double }

    // Shows: LinePlot, AreaPlot
    @Test func `A function is drawn from end to end of its domain`() throws {
        var list = MarkList()
        LinePlot(x: "x", y: "y", domain: -1...1) { $0 * 2 }._addMarks(to: &list)
        #expect(list.marks.count == 201)
        #expect(list.marks.first?.x.data == [.number(-1)])
        #expect(list.marks.last?.y.data == [.number(2)])
        list = MarkList()
        list.functionDomain = 0...1
        AreaPlot(x: "x", yStart: "a", yEnd: "b") { (yStart: -$0, yEnd: $0) }._addMarks(to: &list)
        #expect(list.marks.last?.y.data == [.number(-1), .number(1)])
        list = MarkList()
        LinePlot(x: "x", y: "1/x", domain: -1...1) { 1 / $0 }._addMarks(to: &list)
        #expect(list.marks.count == 200)
        list = MarkList()
        LinePlot(x: "x", y: "y", t: "t", domain: 0...1) { t in (x: t, y: 1 - t) }._addMarks(to: &list)
        #expect(list.marks.last?.x.data == [.number(1)])
        #expect(list.marks.last?.y.data == [.number(0)])
    }

    // Shows: PointPlot, BarPlot, RulePlot, RectanglePlot, SectorPlot
    @Test func `A plot of a collection has a mark for each element`() {
        let sales = [Sale(day: 1, amount: 3), Sale(day: 2, amount: 5)]
        var list = MarkList()
        PointPlot(sales, x: .value("Day", \.day), y: .value("Amount", \.amount)).foregroundStyle(.red)._addMarks(to: &list)
        BarPlot(sales, x: .value("Day", \.day), y: .value("Amount", \.amount))._addMarks(to: &list)
        LinePlot(sales, x: .value("Day", \.day), y: .value("Amount", \.amount))._addMarks(to: &list)
        RulePlot(sales, y: .value("Amount", \.amount))._addMarks(to: &list)
        RectanglePlot(sales, x: .value("Day", \.day), y: .value("Amount", \.amount))._addMarks(to: &list)
        SectorPlot(sales, angle: .value("Amount", \.amount))._addMarks(to: &list)
        #expect(list.marks.map(\.shape) == [.point, .bar, .line, .rule, .rectangle, .sector].flatMap { [$0, $0] })
        #expect(list.marks[1].y.data == [.number(5)])
        #expect(list.marks[1].style.paint != nil)
    }
}
