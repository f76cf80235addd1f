import Foundation
import MartletElements
import MartletTest
import SwiftUI
import Testing

@testable import Charts

@MainActor
@Suite("The points of a plot")
struct ChartProxyTests {
    private let proxy = ChartProxy(
        x: PlotScale(.numbers(0, 10)), y: PlotScale(.categories(["a", "b"]), kind: .category, isReversed: true),
        frame: CGRect(x: 30, y: 50, width: 200, height: 100), angleTotal: 8)

    @Test func `Values have points, and points values`() {
        #expect(proxy.position(forX: 5) == 100)
        #expect(proxy.position(forY: "a") == 25)
        #expect(proxy.positionRange(forY: "b") == 50...100)
        #expect(proxy.value(atX: 50, as: Double.self) == 2.5)
        #expect(proxy.value(atX: 50, as: Int.self) == 3)
        #expect(proxy.value(atY: 60, as: String.self) == "b")
        #expect(proxy.value(atY: 101, as: String.self) == nil)
        #expect(proxy.value(atX: .nan, as: Double.self) == nil)
    }

    @Test func `Angles go around the middle, from the top`() {
        #expect(proxy.angle(at: CGPoint(x: 100, y: 0)).degrees == 0)
        #expect(proxy.angle(at: CGPoint(x: 200, y: 50)).degrees == 90)
        #expect(proxy.value(atAngle: .degrees(90), as: Double.self) == 2)
    }

    @Test func `Nothing has a point before the page has measured the plot`() {
        let unmeasured = ChartProxy(x: PlotScale(.numbers(0, 10)), y: nil, frame: nil, angleTotal: 0)
        #expect(unmeasured.position(forX: 5) == nil)
        #expect(unmeasured.value(atX: 5, as: Double.self) == nil)
        #expect(unmeasured.value(atAngle: .degrees(90), as: Double.self) == nil)
    }

    @Test func `An app can ask for the frame of the plot before the page has measured it`() {
        let host = mount {
            Chart { SectorMark(angle: .value("Votes", 1)) }
                .chartBackground { proxy in
                    GeometryReader { geometry in
                        let frame = geometry[proxy.plotFrame!]
                        Text("\(Int(frame.width)) wide")
                    }
                }
        }
        #expect(host.exists("0 wide"))
    }

    @Test func `A touch selects a value, and its end none`() throws {
        struct Selecting: View {
            @State private var month: String?

            var body: some View {
                Text("Selected: \(month ?? "nothing")")
                Chart {
                    BarMark(x: .value("Month", "Jan"), y: .value("Sales", 1))
                    BarMark(x: .value("Month", "Feb"), y: .value("Sales", 2))
                }
                .chartXSelection(value: $month)
            }
        }
        let host = mount { Selecting() }
        host.measure(.kind(.chartPlot), width: 200, height: 100)
        let target = try #require(host.find(.handling(.drag)).element?.id)
        func drag(_ phase: Int, _ x: Double) throws {
            try host.session.send(.element(Event(.drag, on: target, value: [.int(phase), 10, 10, .double(x), 20])))
        }
        try drag(0, 150)
        #expect(host.exists("Selected: Feb"))
        try drag(0, -1_000_000)
        #expect(host.exists("Selected: Jan"))
        try drag(1, 10)
        #expect(host.exists("Selected: nothing"))
    }

    @Test func `Numbers that are none have a colour, too`() {
        let host = mount {
            Chart([1, Double.nan, -1e308, 1e308], id: \.self) { number in
                PointMark(x: .value("x", 1), y: .value("y", 1)).foregroundStyle(by: .value("Heat", number))
            }
            .chartForegroundStyleScale(range: [Color.blue, Color.red])
        }
        #expect(host.tree.contains("chart"))
    }

    @Test func `An overlay knows the frame of the plot`() {
        let host = mount {
            Chart { PointMark(x: .value("x", 1), y: .value("y", 1)) }
                .chartOverlay { proxy in Text("\(Int(proxy.plotSize.width)) points wide") }
        }
        host.measure(.kind(.chartPlot), width: 200, height: 100)
        #expect(host.exists("200 points wide"))
    }
}
