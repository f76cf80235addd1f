/// A chat of several people, with its latest message.
public struct Chat: Identifiable, Hashable, Sendable {
    /// The name of a chat in URLs.
    public struct ID: RawRepresentable, Hashable, Codable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        public init(_ rawValue: String) { self.init(rawValue: rawValue) }
    }

    public let id: ID
    public let title: String
    /// The name of the chat's symbol.
    public let symbol: String
    public var lastMessage: Message?
    /// The number that followed the latest message of all chats when this one was made. It sorts a chat without messages.
    public let since: Message.ID
    /// Whether the user has joined. Who has not can read the chat, but not write in it.
    public var isJoined: Bool
    /// How many messages of others the user has not read.
    public var unread: Int
    /// The others who have the chat open.
    public var here: [User]

    public init(
        id: ID, title: String, symbol: String, lastMessage: Message? = nil, since: Message.ID = 0, isJoined: Bool = true, unread: Int = 0,
        here: [User] = []
    ) {
        self.id = id
        self.title = title
        self.symbol = symbol
        self.lastMessage = lastMessage
        self.since = since
        self.isJoined = isJoined
        self.unread = unread
        self.here = here
    }

    /// The number by which chats are sorted, the largest first.
    var rank: Message.ID { lastMessage?.id ?? since }
}

extension Chat {
    /// The maximum number of characters of a title.
    public static let longestTitle = 40

    /// Returns the title of a new chat without surrounding whitespace, or `nil` if it is empty.
    public static func title(from draft: String) -> String? { Message.text(from: draft).map { String($0.prefix(longestTitle)) } }
}
