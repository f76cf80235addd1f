import QBChatModels

/// The whole state of the app: flat, as in the article. What a scene shows is computed from it.
///
/// No action tells that a scene was closed, so whatever was loaded stays, as long as the app runs.
public struct AppState {
    public let user: User
    public var chats = ChatList()
    /// The messages of all chats that were loaded, sorted by their numbers.
    public internal(set) var messages: [Message] = []
    /// The titles of the chats that were loaded.
    public var titles: [Chat.ID: String] = [:]
    public var listPhase = LoadPhase.loading
    public var phases: [Chat.ID: LoadPhase] = [:]
    /// The error of the last message to each chat.
    public var notices: [Chat.ID: String] = [:]
    /// The texts that could not be sent to each chat.
    public var unsent: [Chat.ID: [String]] = [:]
    /// Whether the app listens for messages.
    public var isFollowing = false

    public init(user: User) { self.user = user }

    public func messages(in chat: Chat.ID) -> [Message] { messages.filter { $0.chat == chat } }

    public func phase(of chat: Chat.ID) -> LoadPhase { phases[chat] ?? .loading }

    /// Inserts a message in its place. Ignores a duplicate.
    public mutating func add(_ message: Message) {
        if messages.contains(where: { $0.chat == message.chat && $0.id == message.id }) { return }
        let index = messages.lastIndex { $0.id < message.id }
        messages.insert(message, at: index.map { $0 + 1 } ?? 0)
    }
}

/// All actions of the app, by scene.
public enum AppAction {
    case list(ChatListAction)
    case chat(Chat.ID, ChatAction)
}

public enum ChatListAction {
    /// The list appeared.
    case appeared
    /// The user tapped Retry.
    case retry
}

public enum ChatAction {
    /// The chat appeared.
    case appeared
    /// The user tapped Retry.
    case retry
    case send(String)
}
