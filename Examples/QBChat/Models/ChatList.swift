/// All chats, sorted by their latest messages.
public struct ChatList: Hashable, Sendable {
    public private(set) var chats: [Chat]

    public init(_ chats: [Chat] = []) {
        self.chats = chats.enumerated()
            .sorted { ($0.element.lastMessage?.id ?? 0, $1.offset) > ($1.element.lastMessage?.id ?? 0, $0.offset) }
            .map(\.element)
    }

    /// Updates a chat's latest message and moves the chat to the top. Ignores an older message.
    public mutating func note(_ message: Message) {
        guard let index = chats.firstIndex(where: { $0.id == message.chat }) else { return }
        if let last = chats[index].lastMessage, last.id >= message.id { return }
        chats[index].lastMessage = message
        let target = chats.firstIndex { ($0.lastMessage?.id ?? 0) <= message.id } ?? index
        if target < index { chats.insert(chats.remove(at: index), at: target) }
    }
}
