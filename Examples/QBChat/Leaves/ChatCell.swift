import QBChatModels
import SwiftUI

/// A chat in a list, with its latest message.
public struct ChatCell: View {
    let chat: Chat

    public init(chat: Chat) { self.chat = chat }

    public var body: some View {
        HStack(spacing: 12) {
            Avatar(.symbol(chat.symbol), name: chat.title)
            VStack(alignment: .leading, spacing: 2) {
                HStack(alignment: .firstTextBaseline) {
                    Text(verbatim: chat.title)
                        .fontWeight(.semibold)
                        .lineLimit(1)
                    Spacer(minLength: 8)
                    if let message = chat.lastMessage {
                        MomentText(message.sentAt)
                            .font(.caption)
                            .foregroundStyle(.secondary)
                    }
                }
                Text(verbatim: preview)
                    .font(.subheadline)
                    .foregroundStyle(.secondary)
                    .lineLimit(1)
            }
        }
        .padding(.vertical, 4)
    }

    private var preview: String { chat.lastMessage.map { "\($0.author.name): \($0.text)" } ?? "No messages yet" }
}
