/// What was written in one chat, each message once, the latest at the end.
public struct Conversation: Identifiable, Hashable, Sendable {
    public let id: Chat.ID
    public let title: String
    public private(set) var messages: [Message]

    public init(id: Chat.ID, title: String, messages: [Message] = []) {
        self.id = id
        self.title = title
        self.messages = messages
    }

    /// Takes a message in where it belongs. One of another chat, or one that is there already, changes nothing.
    public mutating func add(_ message: Message) {
        guard message.chat == id else { return }
        let index = messages.lastIndex { $0.id <= message.id }
        if let index, messages[index].id == message.id { return }
        messages.insert(message, at: index.map { $0 + 1 } ?? 0)
    }

    /// The same with other messages, as those that came while this was fetched.
    public func merged(with others: [Message]) -> Conversation {
        var merged = self
        for message in others { merged.add(message) }
        return merged
    }
}
