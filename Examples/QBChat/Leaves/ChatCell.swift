import QBChatModels
import SwiftUI

/// A chat in a list, with its latest message, how many are unread, and whether others are there.
public struct ChatCell: View {
    let chat: Chat

    public init(chat: Chat) { self.chat = chat }

    public var body: some View {
        HStack(spacing: 12) {
            Avatar(.symbol(chat.symbol), name: chat.title)
                .overlay(alignment: .bottomTrailing) {
                    if !chat.here.isEmpty {
                        Circle()
                            .fill(.green)
                            .frame(width: 12, height: 12)
                            .accessibilityLabel("\(chat.here.count) here")
                    }
                }
            VStack(alignment: .leading, spacing: 2) {
                HStack(alignment: .firstTextBaseline) {
                    Text(verbatim: chat.title)
                        .fontWeight(.semibold)
                        .lineLimit(1)
                    Spacer(minLength: 8)
                    if let message = chat.lastMessage {
                        MomentText(message.sentAt)
                            .font(.caption)
                            .foregroundStyle(chat.unread > 0 ? AnyShapeStyle(.tint) : AnyShapeStyle(.secondary))
                    }
                }
                HStack(spacing: 8) {
                    Text(verbatim: preview)
                        .font(.subheadline)
                        .foregroundStyle(.secondary)
                        .lineLimit(1)
                    Spacer(minLength: 0)
                    if chat.unread > 0 { UnreadMark(count: chat.unread) }
                }
            }
        }
        .padding(.vertical, 4)
    }

    private var preview: String { chat.lastMessage.map { "\($0.author.name): \($0.text)" } ?? "No messages yet" }
}

/// A number of unread messages, as far as it matters.
private struct UnreadMark: View {
    let count: Int

    var body: some View {
        Text(verbatim: count > 99 ? "99+" : String(count))
            .font(.caption)
            .fontWeight(.semibold)
            .foregroundStyle(.white)
            .padding(.horizontal, 7)
            .padding(.vertical, 1)
            .background(.tint, in: Capsule())
            .accessibilityLabel("\(count) unread")
    }
}
