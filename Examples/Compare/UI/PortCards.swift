import CompareMeasures
import QBChatPorts
import SwiftUI

/// What each port makes and holds.
struct HoldingsCard: View {
    let ports: [PortComparison]

    var body: some View {
        MetricCard(
            title: "What is made and held",
            metrics: [
                Metric(
                    name: "Objects", explanation: "Objects made to show the list and then a chat. The pale part are the kit's.",
                    bars: ports.map { port in
                        let (list, chat) = (port.runtime.footprint.list, port.runtime.footprint.chat)
                        return ChartBar(
                            name: port.title, value: Double(list.total + chat.total), pale: Double(list.kit + chat.kit),
                            text: "\(list.total) + \(chat.total)")
                    }),
                Metric(
                    name: "Nodes",
                    explanation:
                        "Living nodes in a chat, after 10,000 messages in another. Back at its list each port holds what it held before.",
                    bars: ports.map { port in
                        let life = port.runtime.life
                        return ChartBar(
                            name: port.title, value: Double(life.afterActions.nodes),
                            text: "\(life.afterActions.nodes) · \(life.afterActions.listeners) listening")
                    }),
                Metric(
                    name: "Memory",
                    explanation:
                        "What a session holds in a chat after 10,000 messages in another. Not exact to the byte, as all else here is.",
                    bars: ports.map { port in
                        let bytes = port.runtime.footprint.bytes
                        return ChartBar(
                            name: port.title, value: Double(bytes.afterActions),
                            text: "\((bytes.afterActions + 500) / 1000) kB, \((bytes.atList + 500) / 1000) at the list")
                    }),
                Metric(
                    name: "State",
                    explanation: "Fields of the model in the state behind 1,000 listed chats. The pale part is not read by any view.",
                    bars: ports.map { port in
                        let reach = port.runtime.reach
                        return ChartBar(
                            name: port.title, value: Double(reach.held), pale: Double(reach.held - reach.read),
                            text: "\(reach.held) · \(reach.read) read")
                    }),
            ])
    }
}

/// How much code each port is, and how well it comes apart.
struct SourceCard: View {
    let ports: [PortComparison]

    var body: some View {
        MetricCard(
            title: "How much code it is",
            metrics: [
                Metric(
                    name: "Lines",
                    explanation:
                        "Lines without leaves, models and storage, which are the same for all. The pale part needs no view to be tested.",
                    bars: ports.map { port in
                        let lines = Double(port.source.linesWithScreens)
                        return ChartBar(
                            name: port.title, value: lines, pale: lines * port.source.testableWithoutViews,
                            text: "\(port.source.linesWithScreens) lines · \(port.source.types) types")
                    }),
                Metric(
                    name: "Tested", explanation: "Of the lines that are executed, those that tests reach which import no user interface.",
                    bars: ports.map { port in
                        let share = port.source.testedWithoutViews * 100
                        return ChartBar(name: port.title, value: share, text: "\(Int(share.rounded())) %")
                    }),
                Metric(
                    name: "Coupling", explanation: "Classes, protocols and stores that a view names at the mean.",
                    bars: ports.map { port in
                        ChartBar(
                            name: port.title, value: port.source.viewFanOut,
                            text: port.source.viewFanOut.formatted(.number.precision(.fractionLength(0...1))))
                    }),
            ])
    }
}

/// What a change takes in each port. The user chooses the change.
struct ChangeCard: View {
    let changes: [ChangeCost]
    @State private var chosen = "unread-badge"

    var body: some View {
        let costs = changes.filter { $0.change == chosen }
        Card(
            title: "What a change takes",
            explanation: "Each is a patch for each port: lines that come and go, files, and modules that are built anew."
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
            explanation: "Countries with views over interactors, and with view models between. The pale part is what both stand on."
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

/// The table of differences.
struct TraitsCard: View {
    let ports: [PortComparison]

    var body: some View {
        Card(title: "In what they differ", explanation: "Read from the sources.") {
            Grid(alignment: .leading, horizontalSpacing: 12, verticalSpacing: 10) {
                row("Global state", \.hasGlobalState)
                row("Logic is out of the views", \.isLogicAbstracted)
                row("All logic can be exchanged", \.isWholeExchangeable)
                row("That of one screen can", \.isPartExchangeable)
            }
        }
    }

    @ViewBuilder
    private func row(_ title: String, _ trait: KeyPath<PortSource, Bool>) -> some View {
        VStack(alignment: .leading, spacing: 4) {
            Text(title)
                .font(.footnote)
                .foregroundStyle(.secondary)
            Text(ports.filter { $0.source[keyPath: trait] }.map(\.title).joined(separator: ", "))
                .font(.subheadline)
        }
    }
}
