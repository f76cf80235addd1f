import CompareMeasures
import SwiftUI

/// The cost of a favourite for an increasing number of views.
struct SweepCard: View {
    let sweeps: [String: [SweepPoint]]

    var body: some View {
        Card(
            title: "A favourite among N views",
            explanation:
                "Diner with one global object, and with a service for each concern, as ObservableObject and as @Observable. A quarter of the views shows favourites."
        ) {
            LineChart(steps: SweepPoint.counts, lines: lines)
            Grid(alignment: .trailing, horizontalSpacing: 12, verticalSpacing: 6) {
                ForEach(DinerSweep.allCases, id: \.self) { sweep in
                    GridRow {
                        Text(sweep.title).gridColumnAlignment(.leading)
                        ForEach(sweeps[sweep.rawValue] ?? [], id: \.count) { Text("\($0.cost.evaluations)").monospacedDigit() }
                    }
                }
            }
            .font(.footnote)
        }
    }

    private var lines: [ChartLine] {
        DinerSweep.allCases.map { sweep in
            ChartLine(
                name: sweep.title, color: sweep.color,
                values: (sweeps[sweep.rawValue] ?? []).map { Double($0.cost.evaluations) })
        }
    }
}

extension DinerSweep {
    fileprivate var color: Color {
        switch self {
        case .global: .orange
        case .services: .teal
        case .observableGlobal: .purple
        case .observableServices: .blue
        }
    }
}
