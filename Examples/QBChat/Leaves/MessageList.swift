import QBChatModels
import SwiftUI

/// The messages of a chat, oldest first, scrolled to the latest.
public struct MessageList: View {
    let messages: [Message]
    let reader: User.ID

    /// - Parameter reader: The user, whose own messages are on the right.
    public init(messages: [Message], reader: User.ID) {
        self.messages = messages
        self.reader = reader
    }

    public var body: some View {
        if messages.isEmpty {
            Notice(symbol: "text.bubble", title: "No messages yet", text: "Be the first to say something.")
        } else {
            ScrollViewReader { proxy in
                ScrollView {
                    LazyVStack(spacing: 8) {
                        ForEach(messages) { MessageView(message: $0, isOwn: $0.author.id == reader) }
                    }
                    .padding(12)
                    .frame(maxWidth: 760)
                    .frame(maxWidth: .infinity)
                }
                .defaultScrollAnchor(.bottom)
                .scrollDismissesKeyboard(.interactively)
                .onChange(of: messages.last?.id, initial: true) { _, latest in
                    if let latest { proxy.scrollTo(latest, anchor: .bottom) }
                }
            }
        }
    }
}
