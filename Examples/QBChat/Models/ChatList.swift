/// All chats, sorted by their latest messages.
public struct ChatList: Hashable, Sendable {
    public private(set) var chats: [Chat]

    public init(_ chats: [Chat] = []) {
        self.chats = chats.enumerated()
            .sorted { ($0.element.rank, $1.offset) > ($1.element.rank, $0.offset) }
            .map(\.element)
    }

    /// The chats of the user.
    public var joined: [Chat] { chats.filter(\.isJoined) }

    /// The chats that the user can join.
    public var others: [Chat] { chats.filter { !$0.isJoined } }

    /// Shows what happened in a chat.
    public mutating func apply(_ update: ChatUpdate) {
        switch update {
        case .message(let message, let unread): note(message, unread: unread)
        case .chat(let chat): put(chat)
        case .here(let users, let id):
            if let index = chats.firstIndex(where: { $0.id == id }) { chats[index].here = users }
        }
    }

    /// Updates a chat's latest message and moves the chat to the top. Ignores an older message.
    private mutating func note(_ message: Message, unread: Int) {
        guard let index = chats.firstIndex(where: { $0.id == message.chat }) else { return }
        chats[index].unread = unread
        if let last = chats[index].lastMessage, last.id >= message.id { return }
        chats[index].lastMessage = message
        let target = chats.firstIndex { $0.rank <= message.id } ?? index
        if target < index { chats.insert(chats.remove(at: index), at: target) }
    }

    /// Replaces a chat, or adds it in its place.
    private mutating func put(_ chat: Chat) {
        if let index = chats.firstIndex(where: { $0.id == chat.id }) {
            chats[index] = chat
        } else {
            chats.insert(chat, at: chats.firstIndex { $0.rank <= chat.rank } ?? chats.endIndex)
        }
    }
}
