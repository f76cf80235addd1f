import Charts
import SwiftUI

extension Page {
    static let charts = Page(
        "charts", "Charts", symbol: "chart.bar", color: .blue,
        [
            Sample("Bars", "Chart BarMark", ChartBars()),
            Sample("Stacked bars", ".foregroundStyle(by:) .position(by:)", ChartStacked()),
            Sample("Lines", "LineMark .interpolationMethod .symbol", ChartLines()),
            Sample("Areas", "AreaMark", ChartAreas()),
            Sample("Points and rules", "PointMark RuleMark .annotation", ChartPoints()),
            Sample("Sectors", "SectorMark", ChartSectors()),
            Sample("Axes", ".chartXAxis AxisMarks AxisGridLine AxisValueLabel .chartYScale", ChartAxes()),
            Sample("Selection", ".chartXSelection", ChartSelection()),
        ])
}

struct ChartBars: View {
    private let visitors = [("Mon", 12), ("Tue", 18), ("Wed", 9), ("Thu", 24), ("Fri", 31)]

    var body: some View {
        Chart(visitors, id: \.0) { day, count in
            BarMark(x: .value("Day", day), y: .value("Visitors", count)).cornerRadius(4)
        }
        .frame(height: 200)
    }
}

struct ChartStacked: View {
    private let sold = [
        ("Mon", "Coffee", 12), ("Mon", "Tea", 6), ("Tue", "Coffee", 9), ("Tue", "Tea", 11), ("Wed", "Coffee", 15), ("Wed", "Tea", 4),
    ]
    @State private var isBeside = false

    var body: some View {
        VStack {
            Chart(Array(sold.enumerated()), id: \.offset) { _, sale in
                if isBeside {
                    BarMark(x: .value("Day", sale.0), y: .value("Cups", sale.2))
                        .foregroundStyle(by: .value("Drink", sale.1))
                        .position(by: .value("Drink", sale.1))
                } else {
                    BarMark(x: .value("Day", sale.0), y: .value("Cups", sale.2)).foregroundStyle(by: .value("Drink", sale.1))
                }
            }
            .frame(height: 200)
            Toggle("Beside each other", isOn: $isBeside)
        }
    }
}

struct ChartLines: View {
    var body: some View {
        Chart(0..<10, id: \.self) { day in
            LineMark(x: .value("Day", day), y: .value("Degrees", 15 + 6 * sin(Double(day)))).foregroundStyle(by: .value("Town", "Leipzig"))
                .symbol(by: .value("Town", "Leipzig"))
                .interpolationMethod(.catmullRom)
            LineMark(x: .value("Day", day), y: .value("Degrees", 18 + 4 * cos(Double(day)))).foregroundStyle(by: .value("Town", "Rome"))
                .symbol(by: .value("Town", "Rome"))
                .interpolationMethod(.catmullRom)
        }
        .frame(height: 200)
    }
}

struct ChartAreas: View {
    var body: some View {
        Chart(0..<12, id: \.self) { month in
            AreaMark(x: .value("Month", month), y: .value("Rain", 40 + 25 * sin(Double(month) / 2)))
                .foregroundStyle(.linearGradient(colors: [.blue.opacity(0.6), .blue.opacity(0.05)], startPoint: .top, endPoint: .bottom))
                .interpolationMethod(.monotone)
        }
        .frame(height: 180)
    }
}

struct ChartPoints: View {
    var body: some View {
        Chart {
            ForEach(0..<20, id: \.self) { index in
                PointMark(x: .value("Weight", index), y: .value("Height", (index * 7) % 13 + index))
            }
            RuleMark(y: .value("Mean", 15))
                .foregroundStyle(.red)
                .lineStyle(StrokeStyle(lineWidth: 1, dash: [4, 4]))
                .annotation(position: .top, alignment: .leading) { Text("Mean").font(.caption).foregroundStyle(.red) }
        }
        .frame(height: 200)
    }
}

struct ChartSectors: View {
    private let votes = [("Apple", 30), ("Pear", 45), ("Cherry", 25)]

    var body: some View {
        Chart(votes, id: \.0) { fruit, count in
            SectorMark(angle: .value("Votes", count), innerRadius: .ratio(0.6), angularInset: 2)
                .foregroundStyle(by: .value("Fruit", fruit))
                .cornerRadius(4)
        }
        .frame(height: 220)
    }
}

struct ChartAxes: View {
    var body: some View {
        Chart(0..<5, id: \.self) { index in
            BarMark(x: .value("Quarter", "Q\(index + 1)"), y: .value("Share", Double(index + 1) * 0.17))
        }
        .chartYScale(domain: 0...1)
        .chartXAxis { AxisMarks(position: .top) }
        .chartYAxis {
            AxisMarks(position: .leading, values: [0, 0.5, 1]) { _ in
                AxisGridLine(stroke: StrokeStyle(lineWidth: 1, dash: [3, 3]))
                AxisValueLabel(format: FloatingPointFormatStyle<Double>.Percent())
            }
        }
        .frame(height: 200)
    }
}

struct ChartSelection: View {
    @State private var month: String?

    var body: some View {
        VStack {
            Text(month.map { "Chosen: \($0)" } ?? "Touch the chart").foregroundStyle(.secondary)
            Chart([("Jan", 5), ("Feb", 8), ("Mar", 3), ("Apr", 6)], id: \.0) { name, count in
                BarMark(x: .value("Month", name), y: .value("Letters", count))
                    .opacity(month == nil || month == name ? 1 : 0.4)
            }
            .chartXSelection(value: $month)
            .frame(height: 180)
        }
    }
}
