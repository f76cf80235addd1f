import Foundation

/// A message in a chat.
public struct Message: Identifiable, Hashable, Sendable {
    /// The number of the message. Later messages have larger numbers.
    public let id: Int64
    public let chat: Chat.ID
    public let author: User
    public let text: String
    public let sentAt: Date

    public init(id: Int64, chat: Chat.ID, author: User, text: String, sentAt: Date) {
        self.id = id
        self.chat = chat
        self.author = author
        self.text = text
        self.sentAt = sentAt
    }
}

extension Message {
    /// The maximum number of characters of a message.
    public static let longestText = 2000

    /// Returns the text of a draft without surrounding whitespace, or `nil` if it is empty.
    public static func text(from draft: String) -> String? {
        let text = draft.trimmingCharacters(in: .whitespacesAndNewlines)
        return text.isEmpty ? nil : String(text.prefix(longestText))
    }
}
