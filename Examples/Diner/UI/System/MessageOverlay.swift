import DinerMessages
import SwiftUI

/// Shows the current message, if there is one.
struct MessageOverlay: View {
    @EnvironmentObject private var messages: MessageService

    var body: some View {
        VStack {
            if let message = messages.message {
                MessageBanner(message: message) { messages.hide() }
                    .transition(.move(edge: .top).combined(with: .opacity))
            }
        }
        .animation(.default, value: messages.message)
    }
}

/// A message in a coloured bar with a close button.
struct MessageBanner: View {
    let message: Message
    let close: @MainActor () -> Void

    var body: some View {
        HStack(spacing: 12) {
            Image(systemName: message.style == .error ? "exclamationmark.triangle.fill" : "checkmark.circle.fill")
            Text(diner: LocalizedStringKey(message.text))
                .font(.callout)
                .fontWeight(.medium)
            Spacer(minLength: 0)
            Button(action: close) {
                Image(systemName: "xmark")
            }
            .buttonStyle(.plain)
            .accessibilityLabel(Text(diner: "Close message"))
        }
        .foregroundStyle(.white)
        .padding(.horizontal, 16)
        .padding(.vertical, 12)
        .background(message.style == .error ? Color.berry : Color.basil, in: RoundedRectangle(cornerRadius: 16))
        .shadow(color: .black.opacity(0.2), radius: 12, y: 4)
        .frame(maxWidth: 480)
        .padding(.horizontal, 16)
        .padding(.top, 8)
    }
}
