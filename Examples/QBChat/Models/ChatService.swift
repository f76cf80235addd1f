/// What the app needs of whoever keeps the chats, for one user.
@MainActor
public protocol ChatService: AnyObject, Sendable {
    /// Who reads and writes.
    var currentUser: User { get }

    func fetchChats() async throws -> [Chat]

    /// What was written in a chat lately.
    ///
    /// - Throws: ``ChatError/noSuchChat``, or whatever is the matter with the connection.
    func fetchMessages(in chat: Chat.ID) async throws -> Conversation

    /// Writes something into a chat.
    ///
    /// - Returns: The message, which is also among the ``updates()``.
    @discardableResult
    func addMessage(_ text: String, to chat: Chat.ID) async throws -> Message

    /// The messages written in any chat from now on, by anyone. Whoever asks gets a sequence of their own, which ends with its reader.
    func updates() -> AsyncStream<Message>
}

/// Why a chat cannot be read or written.
public enum ChatError: Error, Hashable, Sendable {
    case noSuchChat
    case emptyMessage
    case offline

    /// In words for the user.
    public var explanation: String {
        switch self {
        case .noSuchChat: "There is no such chat."
        case .emptyMessage: "There is nothing to send."
        case .offline: "The server does not answer."
        }
    }
}

extension Error {
    /// What to tell the user.
    public var explanation: String { (self as? ChatError ?? .offline).explanation }
}
