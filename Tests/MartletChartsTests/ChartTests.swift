import Foundation
import MartletDOM
import MartletElements
import MartletTest
import SwiftUI
import Testing

@testable import Charts

private struct Sale: Identifiable {
    let id: Int
    let month: String
    let product: String
    let amount: Int
}

@MainActor
@Suite("A chart")
struct ChartTests {
    private let sales = [
        Sale(id: 0, month: "Jan", product: "Tea", amount: 30), Sale(id: 1, month: "Jan", product: "Coffee", amount: 50),
        Sale(id: 2, month: "Feb", product: "Tea", amount: 20),
    ]

    /// The shares and the points of a mark's left, right, top and bottom.
    private func box(_ host: TestHost, _ label: String) throws -> [Double] {
        let element = try #require(host.find(.mark, label).element)
        return try #require(element[.box]?.listValue).compactMap(\.doubleValue).map { ($0 * 1e9).rounded() / 1e9 }
    }

    // Shows: Chart, BarMark
    @Test func `A bar is as high as its value`() throws {
        let host = mount {
            Chart {
                BarMark(x: .value("Month", "Jan"), y: .value("Sales", 40))
                BarMark(x: .value("Month", "Feb"), y: .value("Sales", 80))
            }
        }
        #expect(try box(host, "Jan") == [0.05, 0, 0.45, 0, 0.5, 0, 1, 0])
        #expect(try box(host, "Feb") == [0.55, 0, 0.95, 0, 0, 0, 1, 0])
    }

    @Test func `Marks can depend on a condition without an else`() {
        let goal: Int? = 2
        for isShown in [true, false] {
            let host = mount {
                Chart {
                    if isShown { RuleMark(y: .value("Least", 1)).accessibilityLabel("least") }
                    if let goal { RuleMark(y: .value("Goal", goal)).accessibilityLabel("goal") }
                    if #available(iOS 17, *) { BarMark(x: .value("Month", "Jan"), y: .value("Sales", 40)) }
                }
            }
            #expect(host.findAll(.role(.mark)).map(\.label) == (isShown ? ["least", "goal", "Jan"] : ["goal", "Jan"]))
        }
    }

    @Test func `A rule's ends can be moved`() throws {
        let host = mount {
            Chart {
                BarMark(x: .value("Month", "Jan"), y: .value("Sales", 40))
                RuleMark(x: .value("Month", "Jan")).offset(yStart: -10, yEnd: 4).accessibilityLabel("rule")
                RuleMark(y: .value("Sales", 20)).offset(x: 1, yStart: 2, yEnd: 3).offset(xStart: 5, xEnd: 7, y: 2).accessibilityLabel(
                    "line")
            }
        }
        #expect(try box(host, "rule") == [0.5, -0.5, 0.5, 0.5, 0, -10, 1, 4])
        #expect(try box(host, "line") == [0, 6, 1, 8, 0.5, 3.5, 0.5, 5.5])
    }

    @Test func `A mark has a label and a value`() {
        let host = mount { Chart(sales.prefix(1)) { BarMark(x: .value("Month", $0.month), y: .value("Sales", $0.amount)) } }
        #expect(host.find(.mark, "Jan").value == "30")
        #expect(host.exists(.chart))
    }

    @Test func `The app can give a mark another label and value, or hide it`() {
        let host = mount {
            Chart {
                BarMark(x: .value("Month", "Jan"), y: .value("Sales", 1)).accessibilityLabel("January").accessibilityValue("one")
                BarMark(x: .value("Month", "Feb"), y: .value("Sales", 1)).accessibilityHidden(true)
            }
        }
        #expect(host.find(.mark, "January").value == "one")
        #expect(host.findAll(.role(.mark)).count == 1)
    }

    @Test func `Bars with the same place are stacked`() throws {
        let host = mount {
            Chart(sales) {
                BarMark(x: .value("Month", $0.month), y: .value("Sales", $0.amount)).foregroundStyle(by: .value("Product", $0.product))
            }
        }
        #expect(try box(host, "Jan, Tea") == [0.05, 0, 0.45, 0, 0.625, 0, 1, 0])
        #expect(try box(host, "Jan, Coffee") == [0.05, 0, 0.45, 0, 0, 0, 0.625, 0])
        #expect(host.exists("Tea"))
        #expect(host.exists("Coffee"))
    }

    @Test func `Bars of different groups are beside each other`() throws {
        let host = mount {
            Chart(sales) {
                BarMark(x: .value("Month", $0.month), y: .value("Sales", $0.amount)).position(by: .value("Product", $0.product))
            }
        }
        #expect(try box(host, "Jan, Tea") == [0.06, 0, 0.24, 0, 0.4, 0, 1, 0])
        #expect(try box(host, "Jan, Coffee") == [0.26, 0, 0.44, 0, 0, 0, 1, 0])
    }

    @Test func `Shares of a whole fill the plot`() throws {
        let host = mount {
            Chart(sales) {
                BarMark(x: .value("Month", $0.month), y: .value("Sales", $0.amount), stacking: .normalized)
                    .foregroundStyle(by: .value("Product", $0.product))
            }
        }
        #expect(try box(host, "Jan, Coffee")[4...] == [0, 0, 0.625, 0])
        #expect(host.exists("100%"))
    }

    @Test func `A number along x makes a horizontal bar, and the first name is at the top`() throws {
        let host = mount {
            Chart {
                BarMark(x: .value("Sales", 5), y: .value("Name", "Ann"))
                BarMark(x: .value("Sales", 10), y: .value("Name", "Bob"))
            }
        }
        #expect(try box(host, "Ann") == [0, 0, 0.5, 0, 0.05, 0, 0.45, 0])
    }

    @Test func `A bar may have a width in points`() throws {
        let host = mount { Chart { BarMark(x: .value("Month", "Jan"), y: .value("Sales", 10), width: .fixed(20)) } }
        #expect(try box(host, "Jan")[..<4] == [0.5, -10, 0.5, 10])
    }

    @Test func `A bar of a part of the calendar is in its middle`() throws {
        let day = Date(timeIntervalSince1970: 86_400 * 20_000 + 3600)
        let host = mount {
            Chart {
                BarMark(x: .value("Day", day, unit: .day), y: .value("Steps", 10)).accessibilityLabel("first")
                BarMark(x: .value("Day", day.addingTimeInterval(86_400), unit: .day), y: .value("Steps", 10)).accessibilityLabel("second")
            }
        }
        #expect(try box(host, "first")[..<4] == [0.05, 0, 0.45, 0])
        #expect(try box(host, "second")[..<4] == [0.55, 0, 0.95, 0])
    }

    @Test func `Values that are not finite are left out`() {
        let host = mount {
            Chart {
                BarMark(x: .value("Month", "Jan"), y: .value("Sales", Double.nan))
                PointMark(x: .value("Month", "Jan"), y: .value("Sales", Double.infinity))
                PointMark(x: .value("Month", "Feb"), y: .value("Sales", 1.0))
            }
        }
        #expect(host.findAll(.role(.mark)).map(\.label) == ["Feb"])
    }

    // Shows: LineMark
    @Test func `A line goes through the values of its series`() throws {
        func path(_ method: InterpolationMethod) throws -> String? {
            let host = mount {
                Chart {
                    LineMark(x: .value("x", 0), y: .value("y", 0)).interpolationMethod(method)
                    LineMark(x: .value("x", 10), y: .value("y", 100)).interpolationMethod(method)
                    LineMark(x: .value("x", 5), y: .value("y", 50)).interpolationMethod(method)
                }
            }
            return try #require(host.session.tree.root.firstPath)[.path]?.stringValue
        }
        #expect(try path(.linear) == "M0 1000L1000 0L500 500")
        #expect(try path(.stepEnd) == "M0 1000L1000 1000L1000 0L1000 0L500 0L500 500L500 500")
    }

    // Shows: AreaMark
    @Test func `An area is closed along zero`() throws {
        let host = mount {
            Chart {
                AreaMark(x: .value("x", 0), y: .value("y", 10))
                AreaMark(x: .value("x", 10), y: .value("y", 5))
            }
        }
        let area = try #require(host.session.tree.root.firstPath)
        #expect(area[.path] == "M0 0L1000 500L1000 1000L0 1000Z")
        #expect(area[.form] == "area")
    }

    // Shows: SectorMark
    @Test func `Sectors share a circle by their values`() throws {
        let host = mount {
            Chart {
                SectorMark(angle: .value("Votes", 1)).foregroundStyle(by: .value("Party", "A"))
                SectorMark(angle: .value("Votes", 3), innerRadius: .ratio(0.5)).foregroundStyle(by: .value("Party", "B"))
            }
        }
        #expect(host.find(.mark, "A").element?[.path] == "M0 -100A100 100 0 0 1 100 0L0 0Z")
        #expect(host.find(.mark, "B").element?[.path] == "M100 0A100 100 0 1 1 0 -100L0 -50A50 50 0 1 0 50 0Z")
        #expect(host.find(.mark, "B").value == "3")
    }

    @Test func `A sector that is too narrow for its corners has less round ones`() throws {
        let host = mount {
            Chart {
                SectorMark(angle: .value("Votes", 1), innerRadius: .ratio(0.62), angularInset: 2)
                    .cornerRadius(6).foregroundStyle(by: .value("Party", "A"))
                SectorMark(angle: .value("Votes", 60), innerRadius: .ratio(0.62), angularInset: 2)
                    .cornerRadius(6).foregroundStyle(by: .value("Party", "B"))
            }
        }
        #expect(host.find(.mark, "A").element?[.path]?.stringValue?.isEmpty == false)
    }

    // Shows: PointMark, RuleMark
    @Test func `Annotations belong to their marks`() throws {
        let host = mount {
            Chart {
                PointMark(x: .value("x", 1), y: .value("y", 1)).annotation { Text("here") }
                RuleMark(y: .value("Goal", 2))
                RectangleMark(xStart: .value("x", 0), xEnd: .value("x", 1))
            }
        }
        #expect(host.exists("here", within: .role(.mark, "1")))
        #expect(try box(host, "2") == [0, 0, 1, 0, 0, -0.5, 0, 0.5])
    }

    // Shows: .chartXAxis, .chartYAxis
    @Test func `Axes have labels at round values, or where the app wants them`() {
        func labels(_ host: TestHost) -> [String?] { host.findAll(.kind(.chartLabel)).map { $0.element?.children.first?.text } }
        let marks = Plot {
            PointMark(x: .value("x", 0), y: .value("y", 0))
            PointMark(x: .value("x", 10), y: .value("y", 74))
        }
        #expect(labels(mount { Chart { marks }.chartXAxis(.hidden) }) == ["0", "20", "40", "60", "80"])
        #expect(
            labels(
                mount {
                    Chart { marks }
                        .chartYAxis(.hidden)
                        .chartXAxis {
                            AxisMarks(values: [0, 5, 10, 50]) { value in
                                AxisGridLine()
                                AxisTick()
                                if value.index < 2 { AxisValueLabel { Text("\(value.as(Int.self) ?? -1) of \(value.count)") } }
                            }
                        }
                }) == ["0 of 3", "5 of 3"])
    }

    // Shows: .chartYScale
    @Test func `The app can set the values of an axis`() throws {
        let host = mount {
            Chart { BarMark(x: .value("Month", "Jan"), y: .value("Sales", 40)) }.chartYScale(domain: 0...160)
        }
        #expect(try box(host, "Jan")[4...] == [0.75, 0, 1, 0])
    }

    @Test func `A changed value changes one mark in place`() {
        struct Growing: View {
            @State private var isGrown = false

            var body: some View {
                Button("Grow") { isGrown = true }
                Chart {
                    BarMark(x: .value("Month", "Jan"), y: .value("Sales", isGrown ? 20 : 10))
                    BarMark(x: .value("Month", "Feb"), y: .value("Sales", 100))
                }
            }
        }
        let host = mount { Growing() }
        let id = host.find(.mark, "Jan").element?.id
        host.tap("Grow")
        #expect(host.find(.mark, "Jan").element?.id == id)
        #expect(host.find(.mark, "Jan").value == "20")
        #expect(host.operations.count == 2)
    }

    @Test func `Values have Apple's colours in turn, or those of the app`() throws {
        func paints(_ host: TestHost) -> [Paint?] { host.findAll(.role(.mark)).map { $0.modifier(MarkPaint.self)?.paint } }
        let chart = Chart(sales.prefix(2)) {
            BarMark(x: .value("Month", $0.month), y: .value("Sales", $0.amount)).foregroundStyle(by: .value("Product", $0.product))
        }
        #expect(paints(mount { chart }) == [.color(.token("blue")), .color(.token("green"))])
        let own = mount { chart.chartForegroundStyleScale(["Tea": Color.red, "Coffee": .brown]).chartLegend(.hidden) }
        #expect(paints(own) == [.color(.token("red")), .color(.token("brown"))])
        #expect(!own.exists("Tea"))
    }
}

extension Element {
    /// The first line or area inside.
    fileprivate var firstPath: Element? {
        kind == .chartShape && self[.path] != nil ? self : children.lazy.compactMap { $0.firstPath }.first
    }
}
