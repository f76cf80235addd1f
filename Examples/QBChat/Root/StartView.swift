import QBChatLeaves
import QBChatModels
import QBChatPorts
import SwiftUI

/// The list of ports.
struct StartView: View {
    let user: User
    let choose: @MainActor (ChatPort) -> Void
    let leave: @MainActor () -> Void

    var body: some View {
        NavigationStack {
            List {
                Section {
                    HStack(spacing: 12) {
                        Avatar(.letter(String(user.name.prefix(1))), name: user.name)
                        Text(verbatim: user.name)
                            .fontWeight(.semibold)
                        Spacer()
                        Button("Change name", action: leave)
                            .font(.subheadline)
                    }
                }
                Section {
                    ForEach(ChatPort.allCases) { port in
                        Button {
                            choose(port)
                        } label: {
                            PortRow(port: port)
                        }
                        .accessibilityLabel(port.title)
                    }
                } header: {
                    Text("Architectures")
                } footer: {
                    Text("All nine versions share the same chats.")
                }
            }
            .navigationTitle("QBChat")
        }
    }
}

private struct PortRow: View {
    let port: ChatPort

    var body: some View {
        HStack {
            VStack(alignment: .leading, spacing: 2) {
                Text(port.title)
                    .foregroundStyle(.primary)
                Text(port.summary)
                    .font(.subheadline)
                    .foregroundStyle(.secondary)
                    .multilineTextAlignment(.leading)
            }
            Spacer()
            Image(systemName: "chevron.forward")
                .font(.footnote)
                .foregroundStyle(.tertiary)
        }
    }
}
