/// The messages of one chat, without duplicates, in order: the latest, and as many pages before them as were asked for.
public struct Conversation: Identifiable, Hashable, Sendable {
    /// How many messages a page has.
    public static let pageSize = 30

    public let id: Chat.ID
    public let title: String
    public private(set) var messages: [Message]
    /// Whether there are messages before these.
    public private(set) var hasEarlier: Bool
    /// Whether the user has joined the chat.
    public private(set) var isJoined: Bool
    /// The others who have the chat open.
    public private(set) var here: [User]

    public init(
        id: Chat.ID, title: String, messages: [Message] = [], hasEarlier: Bool = false, isJoined: Bool = true, here: [User] = []
    ) {
        self.id = id
        self.title = title
        self.messages = messages
        self.hasEarlier = hasEarlier
        self.isJoined = isJoined
        self.here = here
    }

    /// Returns one page of the conversation: the latest messages, or the latest before another.
    public func page(before: Message.ID? = nil) -> Conversation {
        let all = before.map { before in messages.filter { $0.id < before } } ?? messages
        var page = self
        page.messages = all.suffix(Self.pageSize)
        page.hasEarlier = all.count > Self.pageSize
        return page
    }

    /// Shows what happened. Ignores other chats.
    public mutating func apply(_ update: ChatUpdate) {
        guard update.chat == id else { return }
        switch update {
        case .message(let message, _): add(message)
        case .chat(let chat): isJoined = chat.isJoined
        case .here(let users, _): here = users
        }
    }

    /// Inserts a message in its place. Ignores a message of another chat or a duplicate.
    public mutating func add(_ message: Message) {
        guard message.chat == id else { return }
        let index = messages.lastIndex { $0.id <= message.id }
        if let index, messages[index].id == message.id { return }
        messages.insert(message, at: index.map { $0 + 1 } ?? 0)
    }

    /// Adds the page before the first message.
    public mutating func addEarlier(_ page: Conversation) {
        hasEarlier = page.hasEarlier
        messages = page.messages.filter { $0.id < messages.first?.id ?? .max } + messages
    }

    /// Returns the conversation with other messages added, such as those that arrived while it was loading.
    public func merged(with others: [Message]) -> Conversation {
        var merged = self
        for message in others { merged.add(message) }
        return merged
    }

    /// Returns the conversation with what was shown before. Drops that if messages between the two are missing.
    public func merged(with shown: Conversation?) -> Conversation {
        guard let shown, let last = shown.messages.last else { return self }
        guard let first = messages.first else { return merged(with: shown.messages) }
        guard !hasEarlier || first.id <= last.id else { return self }
        var merged = merged(with: shown.messages)
        if shown.messages[0].id < first.id { merged.hasEarlier = shown.hasEarlier }
        return merged
    }
}
