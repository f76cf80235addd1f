import QBChatModels

/// The state of one chat.
public struct ChatState: Identifiable, Equatable, Sendable {
    /// The user, whose messages are on the right.
    public let reader: User.ID
    public var phase = LoadPhase.loading
    public var conversation: Conversation
    public var draft = ""
    /// The error of the last message.
    public var notice: String?

    public init(id: Chat.ID, reader: User.ID) {
        self.reader = reader
        conversation = Conversation(id: id, title: "")
    }

    public var id: Chat.ID { conversation.id }
    public var title: String { conversation.title }
    public var messages: [Message] { conversation.messages }
    public var hasEarlier: Bool { conversation.hasEarlier }
    public var isJoined: Bool { conversation.isJoined }
    public var here: [User] { conversation.here }
}

/// The inputs of one chat.
public enum ChatInput: Equatable, Sendable {
    /// The chat appeared.
    case appeared
    /// The user tapped Retry.
    case retry
    case draftChanged(String)
    case send
    /// The user asked for the messages before the first.
    case showEarlier
    case join
    case leave
}
