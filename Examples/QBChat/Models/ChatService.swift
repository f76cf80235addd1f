/// The chat service of one user.
@MainActor
public protocol ChatService: AnyObject, Sendable {
    /// The user.
    var currentUser: User { get }

    /// Returns all chats, those that the user has joined and others.
    func fetchChats() async throws -> [Chat]

    /// Returns a page of the messages of a chat: the latest, or those before another.
    ///
    /// - Throws: ``ChatError/noSuchChat``, or a connection error.
    func fetchMessages(in chat: Chat.ID, before: Message.ID?) async throws -> Conversation

    /// Sends a message to a chat.
    ///
    /// - Returns: The message, which ``updates()`` yields too.
    @discardableResult
    func addMessage(_ text: String, to chat: Chat.ID) async throws -> Message

    /// Makes a chat, which the user has then joined.
    func makeChat(_ title: String) async throws

    /// Joins a chat.
    func join(_ chat: Chat.ID) async throws

    /// Leaves a chat, and has read it.
    func leave(_ chat: Chat.ID) async throws

    /// Tells others that the user has a chat open. What is in it, and what arrives from now on, is read.
    func enter(_ chat: Chat.ID)

    /// Ends ``enter(_:)``.
    func exit(_ chat: Chat.ID)

    /// Returns a sequence of all that happens in any chat from now on. Each caller gets its own, which ends with its reader.
    func updates() -> AsyncStream<ChatUpdate>
}

extension ChatService {
    /// Returns the latest messages of a chat.
    public func fetchMessages(in chat: Chat.ID) async throws -> Conversation { try await fetchMessages(in: chat, before: nil) }
}

/// The reason why a chat cannot be read or written.
public enum ChatError: Error, Hashable, Sendable {
    case noSuchChat
    case emptyMessage
    case notJoined
    case tooManyChats
    case offline

    /// The reason of any error.
    public init(_ error: any Error) { self = error as? ChatError ?? .offline }

    /// The message for the user.
    public var explanation: String {
        switch self {
        case .noSuchChat: "This chat does not exist."
        case .emptyMessage: "The message is empty."
        case .notJoined: "Join the room to write in it."
        case .tooManyChats: "There are too many rooms already."
        case .offline: "The server does not answer."
        }
    }
}

extension Error {
    /// The message for the user.
    public var explanation: String { ChatError(self).explanation }
}
