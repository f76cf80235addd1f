import QBChatModels
import SwiftUI

/// The messages of a chat, oldest first, scrolled to the latest.
public struct MessageList: View {
    let messages: [Message]
    let reader: User.ID
    let hasEarlier: Bool
    let loadEarlier: @MainActor () -> Void

    /// - Parameters:
    ///   - reader: The user, whose own messages are on the right.
    ///   - hasEarlier: Whether there are messages before these, which `loadEarlier` brings.
    public init(messages: [Message], reader: User.ID, hasEarlier: Bool, loadEarlier: @escaping @MainActor () -> Void) {
        self.messages = messages
        self.reader = reader
        self.hasEarlier = hasEarlier
        self.loadEarlier = loadEarlier
    }

    public var body: some View {
        if messages.isEmpty {
            Notice(symbol: "text.bubble", title: "No messages yet", text: "Be the first to say something.")
        } else {
            ScrollViewReader { proxy in
                ScrollView {
                    LazyVStack(spacing: 8) {
                        if hasEarlier {
                            Button("Show earlier messages", action: loadEarlier)
                                .font(.subheadline)
                                .padding(.vertical, 6)
                        }
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
                .onChange(of: messages.first?.id) { before, _ in
                    // What was read last stays in sight below what was added above it.
                    if let before { proxy.scrollTo(before, anchor: .top) }
                }
            }
        }
    }
}
