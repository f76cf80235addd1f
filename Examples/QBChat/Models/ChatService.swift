/// The chat service of one user.
@MainActor
public protocol ChatService: AnyObject, Sendable {
    /// The user.
    var currentUser: User { get }

    func fetchChats() async throws -> [Chat]

    /// Returns the recent messages of a chat.
    ///
    /// - Throws: ``ChatError/noSuchChat``, or a connection error.
    func fetchMessages(in chat: Chat.ID) async throws -> Conversation

    /// Sends a message to a chat.
    ///
    /// - Returns: The message, which ``updates()`` yields too.
    @discardableResult
    func addMessage(_ text: String, to chat: Chat.ID) async throws -> Message

    /// Returns a sequence of all messages sent to any chat from now on. Each caller gets its own, which ends with its reader.
    func updates() -> AsyncStream<Message>
}

/// The reason why a chat cannot be read or written.
public enum ChatError: Error, Hashable, Sendable {
    case noSuchChat
    case emptyMessage
    case offline

    /// The message for the user.
    public var explanation: String {
        switch self {
        case .noSuchChat: "This chat does not exist."
        case .emptyMessage: "The message is empty."
        case .offline: "The server does not answer."
        }
    }
}

extension Error {
    /// The message for the user.
    public var explanation: String { (self as? ChatError ?? .offline).explanation }
}
