import QBChatModels

/// The content of the list.
public struct ChatListEntity: Hashable {
    public var chats: ChatList

    public init(chats: ChatList) { self.chats = chats }
}
