import CompareMeasures
import QBChatPorts
import SwiftUI

/// The objects and memory of each port.
struct HoldingsCard: View {
    let ports: [PortComparison]

    var body: some View {
        MetricCard(
            title: "Objects and memory",
            metrics: [
                Metric(
                    name: "Objects", explanation: "Objects created to show the list and then a chat. The pale part belongs to MartletKit.",
                    bars: ports.map { port in
                        let (list, chat) = (port.runtime.footprint.list, port.runtime.footprint.chat)
                        return ChartBar(
                            name: port.title, value: Double(list.total + chat.total), pale: Double(list.kit + chat.kit),
                            text: "\(list.total) + \(chat.total)")
                    }),
                Metric(
                    name: "Nodes",
                    explanation:
                        "Nodes in a chat after 10,000 messages in another one. Back at the list, each port has as many nodes as before.",
                    bars: ports.map { port in
                        let life = port.runtime.life
                        return ChartBar(
                            name: port.title, value: Double(life.afterActions.nodes),
                            text: "\(life.afterActions.nodes) · \(life.afterActions.listeners) listening")
                    }),
                Metric(
                    name: "Memory",
                    explanation:
                        "Memory of a session in a chat after 10,000 messages in another one. Not exact: the last number says how far measurements lie apart.",
                    bars: ports.map { port in
                        let bytes = port.runtime.footprint.bytes
                        return ChartBar(
                            name: port.title, value: Double(bytes.afterActions),
                            text:
                                "\((bytes.afterActions + 500) / 1000) kB, \((bytes.atList + 500) / 1000) at the list, ± \(noise(of: bytes))"
                        )
                    }),
                Metric(
                    name: "State",
                    explanation: "Model fields in the state for 1,000 listed chats. No view reads the pale part.",
                    bars: ports.map { port in
                        let reach = port.runtime.reach
                        return ChartBar(
                            name: port.title, value: Double(reach.held), pale: Double(reach.held - reach.read),
                            text: "\(reach.held) · \(reach.read) read")
                    }),
            ])
    }
}

/// The noise of a measurement in kilobytes.
private func noise(of bytes: Footprint.Bytes) -> String {
    (Double(bytes.noise) / 1000).formatted(.number.precision(.fractionLength(0...1)))
}

/// The amount of code of each port, and its coupling.
struct SourceCard: View {
    let ports: [PortComparison]

    var body: some View {
        MetricCard(
            title: "Amount of code",
            metrics: [
                Metric(
                    name: "Lines",
                    explanation:
                        "Lines without leaves, models and storage, which all ports share. The pale part can be tested without views.",
                    bars: ports.map { port in
                        let lines = Double(port.source.linesWithScreens)
                        return ChartBar(
                            name: port.title, value: lines, pale: lines * port.source.testableWithoutViews,
                            text: "\(port.source.linesWithScreens) lines · \(port.source.types) types")
                    }),
                Metric(
                    name: "Tested", explanation: "Share of the executable lines that tests without a UI module reach.",
                    bars: ports.map { port in
                        let share = port.source.testedWithoutViews * 100
                        return ChartBar(name: port.title, value: share, text: "\(Int(share.rounded())) %")
                    }),
                Metric(
                    name: "Coupling", explanation: "Mean number of classes, protocols and stores that a view mentions.",
                    bars: ports.map { port in
                        ChartBar(
                            name: port.title, value: port.source.viewFanOut,
                            text: port.source.viewFanOut.formatted(.number.precision(.fractionLength(0...1))))
                    }),
            ])
    }
}

/// The cost of a change in each port. The user chooses the change.
struct ChangeCard: View {
    let changes: [ChangeCost]
    @State private var chosen = "search"

    var body: some View {
        let costs = changes.filter { $0.change == chosen }
        Card(
            title: "What a change costs",
            explanation: "Each change is a patch for each port. The columns are changed lines, files, and rebuilt modules."
        ) {
            HStack {
                Picker("Change", selection: $chosen) {
                    ForEach(changes.filter { $0.port == changes.first?.port }, id: \.change) { Text($0.title).tag($0.change) }
                }
                .pickerStyle(.menu)
                .labelsHidden()
                Spacer(minLength: 0)
            }
            BarChart(
                bars: costs.map { cost in
                    ChartBar(
                        name: ChatPort(rawValue: cost.port)?.title ?? cost.port, value: Double(cost.lines),
                        text: "\(cost.lines) lines · \(cost.files) files · \(cost.rebuilt.count) modules")
                })
        }
    }
}

/// The two interfaces of Countries.
struct TwinCard: View {
    let twins: [TwinSource]

    var body: some View {
        Card(
            title: "One app, two interfaces",
            explanation: "Countries with interactors only, and with view models. Both share the pale part."
        ) {
            BarChart(
                bars: twins.map { twin in
                    ChartBar(
                        name: twin.title, value: Double(twin.lines + twin.sharedLines), pale: Double(twin.sharedLines),
                        text: "\(twin.lines) + \(twin.sharedLines) lines")
                })
        }
    }
}

/// The table of properties that differ.
struct TraitsCard: View {
    let ports: [PortComparison]

    var body: some View {
        Card(
            title: "Differences",
            explanation:
                "Read from the symbols of the built modules. What is replaceable was compiled with other logic."
        ) {
            Grid(alignment: .leading, horizontalSpacing: 12, verticalSpacing: 10) {
                row("Global state") { !$0.globalStates.isEmpty }
                row("No view has the service") { $0.viewsWithService.isEmpty }
                row("The logic of one screen is replaceable") { $0.obstacles.isEmpty }
            }
        }
    }

    @ViewBuilder
    private func row(_ title: String, _ trait: (PortTraits) -> Bool) -> some View {
        VStack(alignment: .leading, spacing: 4) {
            Text(title)
                .font(.footnote)
                .foregroundStyle(.secondary)
            Text(ports.filter { trait($0.traits) }.map(\.title).joined(separator: ", "))
                .font(.subheadline)
        }
    }
}
