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

    public init(id: ID, title: String, symbol: String, lastMessage: Message? = nil) {
        self.id = id
        self.title = title
        self.symbol = symbol
        self.lastMessage = lastMessage
    }
}
