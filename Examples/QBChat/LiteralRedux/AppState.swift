import QBChatModels

/// The whole state of the app: flat, as in the article. What a scene shows is computed from it.
///
/// What was loaded stays, as long as the app runs: a chat that was closed is there at once when it is opened again.
public struct AppState {
    public let user: User
    public var chats = ChatList()
    /// The messages of all chats that were loaded, sorted by their numbers.
    public internal(set) var messages: [Message] = []
    /// The titles of the chats that were loaded.
    public var titles: [Chat.ID: String] = [:]
    /// The chats that were loaded and that the user has joined.
    public var joined: Set<Chat.ID> = []
    /// The chats that were loaded and that have earlier messages.
    public var withEarlier: Set<Chat.ID> = []
    /// Who else has a chat open, for the chats that were loaded.
    public var here: [Chat.ID: [User]] = [:]
    public var listPhase = LoadPhase.loading
    /// The error of the last chat that was not made.
    public var listNotice: String?
    public var phases: [Chat.ID: LoadPhase] = [:]
    /// The error of the last message to each chat.
    public var notices: [Chat.ID: String] = [:]
    /// The texts that could not be sent to each chat.
    public var unsent: [Chat.ID: [String]] = [:]
    /// Whether the app listens for what happens.
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

    /// Shows what happened.
    public mutating func apply(_ update: ChatUpdate) {
        chats.apply(update)
        guard phases[update.chat] != nil else { return }
        switch update {
        case .message(let message, _): add(message)
        case .chat(let chat): setJoined(chat.isJoined, chat.id)
        case .here(let users, let id): here[id] = users
        }
    }

    /// Shows the latest messages of a chat. Drops what was shown if messages in between are missing.
    public mutating func take(_ fetched: Conversation) {
        let id = fetched.id
        let shown = Conversation(id: id, title: fetched.title, messages: messages(in: id), hasEarlier: withEarlier.contains(id))
        let merged = fetched.merged(with: shown)
        phases[id] = .loaded
        titles[id] = fetched.title
        here[id] = fetched.here
        setJoined(fetched.isJoined, id)
        setEarlier(merged.hasEarlier, id)
        if merged.messages.count < shown.messages.count { messages.removeAll { $0.chat == id } }
        for message in merged.messages { add(message) }
    }

    /// Shows the messages before the first of a chat.
    public mutating func takeEarlier(_ page: Conversation) {
        setEarlier(page.hasEarlier, page.id)
        for message in page.messages { add(message) }
    }

    private mutating func setJoined(_ isJoined: Bool, _ id: Chat.ID) {
        if isJoined { joined.insert(id) } else { joined.remove(id) }
    }

    private mutating func setEarlier(_ hasEarlier: Bool, _ id: Chat.ID) {
        if hasEarlier { withEarlier.insert(id) } else { withEarlier.remove(id) }
    }
}

/// All actions of the app, by scene.
public enum AppAction: Equatable, Sendable {
    case list(ChatListAction)
    case chat(Chat.ID, ChatAction)
}

public enum ChatListAction: Equatable, Sendable {
    /// The list appeared.
    case appeared
    /// The user tapped Retry.
    case retry
    /// The user made a chat with a title.
    case make(String)
}

public enum ChatAction: Equatable, Sendable {
    /// The chat appeared.
    case appeared
    case disappeared
    /// The user tapped Retry.
    case retry
    case send(String)
    /// The user asked for the messages before the first.
    case showEarlier
    case join
    case leave
}
