import QBChatLeaves
import SwiftUI

/// Asks for the user's name.
struct NameView: View {
    let join: @MainActor (String) -> Void
    @State private var name = ""
    @FocusState private var isWriting: Bool

    var body: some View {
        VStack(spacing: 20) {
            Image(systemName: "bubble.left.and.bubble.right.fill")
                .font(.system(size: 44))
                .foregroundStyle(.tint)
                .accessibilityHidden(true)
            VStack(spacing: 6) {
                Text("QBChat")
                    .font(.largeTitle)
                    .fontWeight(.bold)
                    .accessibilityAddTraits(.isHeader)
                Text("A chat for neighbours, built in eight architectures.")
                    .foregroundStyle(.secondary)
                    .multilineTextAlignment(.center)
            }
            TextField("Your name", text: $name)
                .textFieldStyle(.roundedBorder)
                .textContentType(.name)
                .focused($isWriting)
                .submitLabel(.join)
                .onSubmit(submit)
            Button(action: submit) {
                Text("Join").frame(maxWidth: .infinity)
            }
            .buttonStyle(.borderedProminent)
            .controlSize(.large)
            .disabled(trimmed.isEmpty)
        }
        .frame(maxWidth: 320)
        .padding(24)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .onAppear { isWriting = true }
    }

    private var trimmed: String { String(name.trimmingCharacters(in: .whitespacesAndNewlines).prefix(40)) }

    private func submit() {
        if !trimmed.isEmpty { join(trimmed) }
    }
}
