/// The messages of one chat, without duplicates, in order.
public struct Conversation: Identifiable, Hashable, Sendable {
    public let id: Chat.ID
    public let title: String
    public private(set) var messages: [Message]

    public init(id: Chat.ID, title: String, messages: [Message] = []) {
        self.id = id
        self.title = title
        self.messages = messages
    }

    /// Inserts a message in its place. Ignores a message of another chat or a duplicate.
    public mutating func add(_ message: Message) {
        guard message.chat == id else { return }
        let index = messages.lastIndex { $0.id <= message.id }
        if let index, messages[index].id == message.id { return }
        messages.insert(message, at: index.map { $0 + 1 } ?? 0)
    }

    /// Returns the conversation with other messages added, such as those that arrived while it was loading.
    public func merged(with others: [Message]) -> Conversation {
        var merged = self
        for message in others { merged.add(message) }
        return merged
    }
}
