/// Something that happened in a chat, as one user sees it.
public enum ChatUpdate: Hashable, Sendable {
    /// A message arrived. `unread` is how many messages of the chat the user has not read then.
    case message(Message, unread: Int)
    /// A chat was made, joined, left or read.
    case chat(Chat)
    /// Others entered or left the chat. These are the ones there now.
    case here([User], in: Chat.ID)

    /// The chat in which it happened.
    public var chat: Chat.ID {
        switch self {
        case .message(let message, _): message.chat
        case .chat(let chat): chat.id
        case .here(_, let chat): chat
        }
    }
}
