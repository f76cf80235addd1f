import Foundation

/// What someone wrote in a chat.
public struct Message: Identifiable, Hashable, Sendable {
    /// Later messages have greater numbers.
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
    /// How many characters a message may have.
    public static let longestText = 2000

    /// What of a draft can be sent: its text without the white space around it, `nil` if that is nothing.
    public static func text(from draft: String) -> String? {
        let text = draft.trimmingCharacters(in: .whitespacesAndNewlines)
        return text.isEmpty ? nil : String(text.prefix(longestText))
    }
}
