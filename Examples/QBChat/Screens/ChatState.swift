import QBChatModels

/// What one chat shows.
public struct ChatState: Identifiable, Equatable, Sendable {
    /// Whose messages stand to the right.
    public let reader: User.ID
    public var phase = LoadPhase.loading
    public var conversation: Conversation
    public var draft = ""
    /// What went wrong with the last message.
    public var notice: String?

    public init(id: Chat.ID, reader: User.ID) {
        self.reader = reader
        conversation = Conversation(id: id, title: "")
    }

    public var id: Chat.ID { conversation.id }
    public var title: String { conversation.title }
    public var messages: [Message] { conversation.messages }
}

/// What one chat tells.
public enum ChatInput: Sendable {
    /// It came into sight.
    case appeared
    /// The user wants it fetched again.
    case retry
    case draftChanged(String)
    case send
}
