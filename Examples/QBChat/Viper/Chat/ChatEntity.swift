import QBChatModels

/// The content of a chat.
public struct ChatEntity: Hashable {
    public var conversation: Conversation

    public init(conversation: Conversation) { self.conversation = conversation }
}
