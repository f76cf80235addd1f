import CompareMeasures
import QBChatPorts
import SwiftUI

/// The cost of an action in each port. The user chooses the action and the unit, and can measure again.
struct ActionCard: View {
    let ports: [PortComparison]
    @State private var workload = Workload.receiveInRow
    @State private var unit = Unit.evaluations
    /// The measurements of this session.
    @State private var live: [Workload: [String: Cost]] = [:]
    @State private var isMeasuring = false

    enum Unit: String, CaseIterable, Identifiable {
        case evaluations = "Evaluations"
        case operations = "Operations"
        case bytes = "Bytes"

        var id: Self { self }
    }

    var body: some View {
        Card(title: "What an action costs", explanation: explanation) {
            HStack {
                Picker("Action", selection: $workload) {
                    ForEach(Workload.allCases, id: \.self) { Text($0.title).tag($0) }
                }
                .pickerStyle(.menu)
                .labelsHidden()
                Spacer(minLength: 0)
            }
            Picker("Counted", selection: $unit) {
                ForEach(Unit.allCases) { Text($0.rawValue).tag($0) }
            }
            .pickerStyle(.segmented)
            BarChart(bars: ports.compactMap(bar))
            HStack {
                Button(isMeasuring ? "Measuring…" : "Measure now") { measure() }
                    .buttonStyle(.bordered)
                    .disabled(isMeasuring)
                Spacer()
                Text(live[workload] == nil ? "Stored results" : "Measured just now")
                    .font(.footnote)
                    .foregroundStyle(.secondary)
            }
        }
    }

    private var explanation: String {
        switch unit {
        case .evaluations: "Bodies evaluated for one action. The pale part caused no visible change."
        case .operations: "Operations sent to the host for one action."
        case .bytes: "Bytes of these operations in the web host's format, for one action."
        }
    }

    private func bar(of port: PortComparison) -> ChartBar? {
        guard let cost = live[workload]?[port.port] ?? port.runtime[workload] else { return nil }
        let actions = Double(max(cost.actions, 1))
        return switch unit {
        case .evaluations:
            ChartBar(
                name: port.title, value: cost.evaluationsPerAction, pale: Double(cost.idle) / actions,
                text: cost.evaluationsPerAction.formatted(.number.precision(.fractionLength(0...1))))
        case .operations:
            ChartBar(
                name: port.title, value: cost.operationsPerAction,
                text: cost.operationsPerAction.formatted(.number.precision(.fractionLength(0...1))))
        case .bytes:
            cost.bytesPerAction.map { ChartBar(name: port.title, value: $0, text: $0.formatted(.number.precision(.fractionLength(0...0)))) }
        }
    }

    private func measure() {
        isMeasuring = true
        let workload = workload
        Task {
            for port in ChatPort.allCases {
                live[workload, default: [:]][port.rawValue] = await workload.cost(in: port, repetitions: min(workload.repetitions, 5))
            }
            isMeasuring = false
        }
    }
}
