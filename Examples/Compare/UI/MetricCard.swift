import SwiftUI

/// One of a card's metrics, for each port.
struct Metric: Identifiable {
    let name: String
    let explanation: String
    let bars: [ChartBar]

    var id: String { name }
}

/// A bar chart of the metric that the user chooses.
struct MetricCard: View {
    let title: String
    let metrics: [Metric]
    @State private var chosen = 0

    var body: some View {
        let metric = metrics[min(chosen, metrics.count - 1)]
        Card(title: title, explanation: metric.explanation) {
            Picker(title, selection: $chosen) {
                ForEach(metrics.indices, id: \.self) { Text(metrics[$0].name).tag($0) }
            }
            .pickerStyle(.segmented)
            BarChart(bars: metric.bars)
        }
    }
}
