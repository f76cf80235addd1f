import QBChatModels
import SwiftUI

/// The input field for a message. It does not know where the draft is stored or how it is sent.
public struct Composer: View {
    @Binding var draft: String
    let notice: String?
    let isWriting: FocusState<Bool>.Binding
    let send: @MainActor () -> Void

    /// - Parameters:
    ///   - notice: The error of the last message.
    ///   - isWriting: Whether the field has the focus.
    public init(draft: Binding<String>, notice: String?, isWriting: FocusState<Bool>.Binding, send: @escaping @MainActor () -> Void) {
        _draft = draft
        self.notice = notice
        self.isWriting = isWriting
        self.send = send
    }

    public var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            if let notice {
                Label(notice, systemImage: "exclamationmark.circle")
                    .font(.footnote)
                    .foregroundStyle(.red)
            }
            HStack(spacing: 10) {
                TextField("Message", text: $draft)
                    .focused(isWriting)
                    .submitLabel(.send)
                    .onSubmit(send)
                    .padding(.horizontal, 14)
                    .padding(.vertical, 9)
                    .background(.quaternary, in: Capsule())
                    .accessibilityIdentifier("composer")
                Button(action: send) {
                    Image(systemName: "arrow.up.circle.fill")
                        .font(.system(size: 32))
                }
                .disabled(Message.text(from: draft) == nil)
                .accessibilityLabel("Send")
                .accessibilityIdentifier("send")
            }
        }
        .padding(.horizontal, 12)
        .padding(.vertical, 8)
        .frame(maxWidth: 760)
        .frame(maxWidth: .infinity)
        .keyboardRoom()
    }
}
