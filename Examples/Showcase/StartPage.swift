import SwiftUI

/// The start page of the showcase, with a link to each example.
struct StartPage: App {
    var body: some Scene {
        WindowGroup("Martlet") {
            NavigationStack {
                List {
                    Section {
                        ForEach(System.architectures) { SystemLink(system: $0) }
                    } header: {
                        Text("The same SwiftUI, five architectures")
                    } footer: {
                        Text(
                            "One program runs all these apps, in a process for each visitor. What you do stays yours, except in a chat and in Todos."
                        )
                    }
                    Section("Which one?") { SystemLink(system: .comparison) }
                    Section("All of it") { SystemLink(system: .catalog) }
                }
                .navigationTitle("Martlet")
            }
        }
    }
}

private struct SystemLink: View {
    let system: System

    var body: some View {
        if let address = URL(string: system.path) {
            Link(destination: address) { SystemRow(system: system) }
        }
    }
}

private struct SystemRow: View {
    let system: System

    var body: some View {
        HStack(spacing: 14) {
            Image(systemName: system.symbol)
                .font(.title2)
                .foregroundStyle(.white)
                .frame(width: 44, height: 44)
                .background(system.color, in: RoundedRectangle(cornerRadius: 10))
            VStack(alignment: .leading, spacing: 2) {
                Text(system.name).font(.headline)
                Text(system.architecture).font(.subheadline).foregroundStyle(.secondary)
                Text(system.summary).font(.footnote).foregroundStyle(.secondary)
            }
        }
        .foregroundStyle(.primary)
        .padding(.vertical, 4)
    }
}
