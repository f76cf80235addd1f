import Charts
import SwiftUI

/// Charts with plots of known sizes: the browser compares the marks with the scales.
struct ChartsPage: View {
    @State private var isGrown = false
    @State private var selected: String?
    @State private var angle: Double?
    @State private var tapped: Double?

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 24) {
                Button("Grow") { withAnimation(.linear(duration: 0.2)) { isGrown.toggle() } }
                Text("Selected: \(selected ?? "nothing")")
                Chart {
                    BarMark(x: .value("Month", "Jan"), y: .value("Sales", isGrown ? 80.0 : 40.0)).accessibilityIdentifier("jan")
                    BarMark(x: .value("Month", "Feb"), y: .value("Sales", 80)).accessibilityIdentifier("feb")
                    BarMark(x: .value("Month", "Mar"), y: .value("Sales", 20), width: 20).accessibilityIdentifier("mar")
                    RuleMark(y: .value("Goal", 60))
                        .foregroundStyle(.red)
                        .lineStyle(StrokeStyle(lineWidth: 1, dash: [4, 4]))
                        .annotation(position: .top, alignment: .leading) { Text("Goal").font(.caption2).foregroundStyle(.red) }
                        .accessibilityIdentifier("goal")
                }
                .chartXSelection(value: $selected)
                .frame(height: 200)
                .accessibilityIdentifier("bars")
                StackedChart().frame(height: 200)
                LinesChart().frame(height: 200)
                AreaChart().frame(height: 160)
                PointsChart().frame(height: 200)
                Chart {
                    SectorMark(angle: .value("Votes", 30), innerRadius: .ratio(0.6), angularInset: 1.5)
                        .foregroundStyle(by: .value("Party", "A")).cornerRadius(4).accessibilityIdentifier("sectorA")
                    SectorMark(angle: .value("Votes", 60), innerRadius: .ratio(0.6), angularInset: 1.5)
                        .foregroundStyle(by: .value("Party", "B")).cornerRadius(4)
                    SectorMark(angle: .value("Votes", 10), innerRadius: .ratio(0.6), angularInset: 1.5)
                        .foregroundStyle(by: .value("Party", "C")).cornerRadius(4)
                }
                .chartAngleSelection(value: $angle)
                .frame(height: 220)
                .accessibilityIdentifier("pie")
                HorizontalChart().frame(height: 160)
                Text("Tapped: \(tapped.map { String(format: "%.1f", $0) } ?? "nothing")")
                Chart {
                    LineMark(x: .value("x", 0), y: .value("y", 0))
                    LineMark(x: .value("x", 10), y: .value("y", 100))
                }
                .chartXAxis(.hidden)
                .chartYAxis(.hidden)
                .chartPlotStyle { $0.background(.gray.opacity(0.1)).border(.gray) }
                .chartOverlay { proxy in
                    GeometryReader { geometry in
                        Rectangle().fill(.clear).contentShape(Rectangle())
                            .gesture(
                                DragGesture(minimumDistance: 0).onEnded { drag in
                                    guard let plot = proxy.plotFrame else { return }
                                    tapped = proxy.value(atX: drag.location.x - geometry[plot].minX, as: Double.self)
                                })
                    }
                }
                .frame(height: 100)
                .accessibilityIdentifier("overlaid")
            }
            .padding()
        }
        .navigationBarTitleDisplayMode(.inline)
    }
}

private struct Sale: Identifiable {
    let id: Int
    let date: Date
    let product: String
    let amount: Double

    static let all: [Sale] = {
        let calendar = Calendar(identifier: .gregorian)
        return (0..<24).map { index in
            let month = index % 12
            return Sale(
                id: index, date: calendar.date(from: DateComponents(year: 2026, month: month + 1, day: 1))!,
                product: index < 12 ? "Coffee" : "Tea", amount: Double(30 + (index * 37) % 50))
        }
    }()
}

private struct StackedChart: View {
    var body: some View {
        Chart(Sale.all) { sale in
            BarMark(x: .value("Month", sale.date, unit: .month), y: .value("Sales", sale.amount))
                .foregroundStyle(by: .value("Product", sale.product))
                .cornerRadius(2)
        }
        .chartXAxis {
            AxisMarks(values: .stride(by: .month)) { _ in
                AxisValueLabel(format: .dateTime.month(.narrow), centered: true)
            }
        }
        .accessibilityIdentifier("stacked")
    }
}

private struct LinesChart: View {
    var body: some View {
        Chart(Sale.all) { sale in
            LineMark(x: .value("Month", sale.date), y: .value("Sales", sale.amount))
                .foregroundStyle(by: .value("Product", sale.product))
                .symbol(by: .value("Product", sale.product))
                .interpolationMethod(.catmullRom)
        }
        .chartForegroundStyleScale(["Coffee": Color.brown, "Tea": Color.teal])
        .chartXAxisLabel("2026", alignment: .center)
        .chartYAxisLabel("Cups")
        .accessibilityIdentifier("lines")
    }
}

private struct AreaChart: View {
    var body: some View {
        Chart(Sale.all.prefix(12)) { sale in
            AreaMark(x: .value("Month", sale.date), y: .value("Sales", sale.amount))
                .foregroundStyle(.linearGradient(colors: [.blue.opacity(0.5), .clear], startPoint: .top, endPoint: .bottom))
                .interpolationMethod(.monotone)
            LineMark(x: .value("Month", sale.date), y: .value("Sales", sale.amount))
                .interpolationMethod(.monotone)
        }
        .accessibilityIdentifier("area")
    }
}

private struct PointsChart: View {
    var body: some View {
        Chart {
            ForEach(0..<20, id: \.self) { index in
                PointMark(x: .value("Width", Double(index) / 2), y: .value("Height", Double((index * 7) % 13)))
                    .symbolSize(index == 4 ? 200 : 40)
            }
            RectangleMark(xStart: .value("Width", 2), xEnd: .value("Width", 4)).foregroundStyle(.yellow.opacity(0.2))
        }
        .chartXScale(domain: 0...10)
        .accessibilityIdentifier("points")
    }
}

private struct HorizontalChart: View {
    var body: some View {
        Chart {
            BarMark(x: .value("Sales", 916), y: .value("Name", "Cachapa"))
            BarMark(x: .value("Sales", 850), y: .value("Name", "Injera"))
                .annotation(position: .trailing) { Text("850").font(.caption2) }
            BarMark(x: .value("Sales", 802), y: .value("Name", "Crêpe"))
        }
        .accessibilityIdentifier("horizontal")
    }
}
