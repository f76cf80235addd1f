import CompareMeasures
import QBChatPorts
import SwiftUI

/// What each port holds while a chat is shown.
struct HoldingsCard: View {
    let ports: [PortComparison]

    var body: some View {
        Card(
            title: "What is held on to",
            explanation:
                "Living nodes while a chat is open, after 10,000 messages in another. Back at its list each port holds what it held before."
        ) {
            BarChart(
                bars: ports.map { port in
                    let life = port.runtime.life
                    return ChartBar(
                        name: port.title, value: Double(life.afterActions.nodes),
                        text: "\(life.afterActions.nodes) · \(life.afterActions.listeners) listening")
                })
        }
    }
}

/// How much code each port is.
struct SourceCard: View {
    let ports: [PortComparison]

    var body: some View {
        Card(
            title: "How much code it is",
            explanation:
                "Lines without leaves, models and storage, which are the same for all. The pale part can be tested without any view."
        ) {
            BarChart(
                bars: ports.map { port in
                    let lines = Double(port.source.linesWithScreens)
                    return ChartBar(
                        name: port.title, value: lines, pale: lines * port.source.testableWithoutViews,
                        text: "\(port.source.linesWithScreens) lines · \(port.source.types) types")
                })
        }
    }
}

/// What a change takes in each port.
struct ChangeCard: View {
    let changes: [ChangeCost]

    var body: some View {
        Card(title: "What a change takes", explanation: "A badge for unread messages, as a patch for each port: lines that come and go.") {
            BarChart(
                bars: changes.map { change in
                    ChartBar(
                        name: ChatPort(rawValue: change.port)?.title ?? change.port, value: Double(change.lines),
                        text: "\(change.lines) lines · \(change.files) files · \(change.rebuilt.count) modules built")
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
