import CompareMeasures
import SwiftUI

/// How the same app grows in each architecture. The user chooses what is counted.
struct GrowthCard: View {
    let growth: [Growth]
    @State private var measure = Measure.lines

    enum Measure: String, CaseIterable, Identifiable {
        case lines = "Lines"
        case rebuilt = "Compiled"
        case bytes = "Memory"

        var id: Self { self }

        var explanation: String {
            switch self {
            case .lines: "Lines of code of an app with N screens, without what all architectures share."
            case .rebuilt: "Files that are compiled anew when the state of one of N screens gets a property more."
            case .bytes: "Kilobytes of a session that has opened and left each of N screens."
            }
        }

        func value(of point: GrowthPoint) -> Int {
            switch self {
            case .lines: point.lines
            case .rebuilt: point.rebuilt.state
            case .bytes: (point.runtime.bytes + 500) / 1000
            }
        }
    }

    var body: some View {
        Card(title: "An app of N screens", explanation: measure.explanation + " Both axes are logarithmic.") {
            Picker("Growth", selection: $measure) {
                ForEach(Measure.allCases) { Text($0.rawValue).tag($0) }
            }
            .pickerStyle(.segmented)
            LineChart(steps: Growth.counts, lines: lines)
            Grid(alignment: .trailing, horizontalSpacing: 12, verticalSpacing: 6) {
                GridRow {
                    Text("Screens")
                    ForEach(Growth.counts, id: \.self) { Text("\($0)").monospacedDigit() }
                }
                .foregroundStyle(.secondary)
                ForEach(growth, id: \.port) { growth in
                    GridRow {
                        Text(growth.title).gridColumnAlignment(.leading)
                        ForEach(growth.points, id: \.topics) { Text("\(measure.value(of: $0))").monospacedDigit() }
                    }
                }
            }
            .font(.footnote)
        }
    }

    private var lines: [ChartLine] {
        zip(growth, [Color.orange, .blue, .pink, .green, .teal, .purple, .brown, .indigo]).map { growth, color in
            ChartLine(name: growth.title, color: color, values: growth.points.map { Double(measure.value(of: $0)) })
        }
    }
}
