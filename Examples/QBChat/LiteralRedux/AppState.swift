import QBChatModels

/// The whole state of the app. Whatever was loaded stays in it, as long as the app runs.
public struct AppState {
    public let user: User
    public var list = ChatListState()
    /// The chats that were opened, whether or not they are still visible.
    public var chats: [ChatState] = []
    /// Whether the app listens for messages.
    public var isFollowing = false

    public init(user: User) { self.user = user }

    public func chat(_ id: Chat.ID) -> ChatState? { chats.first { $0.id == id } }
}

/// The state of the list of chats.
public struct ChatListState {
    public var phase = LoadPhase.loading
    public var list = ChatList()
}

/// The state of a chat.
public struct ChatState: Identifiable {
    public var phase = LoadPhase.loading
    public var conversation: Conversation
    /// The error of the last message.
    public var notice: String?
    /// The last text that could not be sent, and the number of all such texts.
    public var unsent = (text: "", count: 0)

    public init(id: Chat.ID) { conversation = Conversation(id: id, title: "") }

    public var id: Chat.ID { conversation.id }
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
