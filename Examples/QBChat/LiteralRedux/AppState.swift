import QBChatModels
import QBChatScreens

/// The whole state of the app: a part for each scene, and the navigation path.
public struct AppState {
    public var list = ChatListState()
    /// The open chats, one for each on the path.
    public var chats: [ChatState] = []
    public var path: [Chat.ID] = []
    /// Whether the app listens for messages.
    public var isFollowing = false
    public let user: User

    public init(user: User) { self.user = user }

    public func chat(_ id: Chat.ID) -> ChatState? { chats.first { $0.id == id } }
}

/// All actions of the app: those of each scene, and the navigation.
public enum AppAction {
    case list(ChatListInput)
    case chat(Chat.ID, ChatInput)
    /// The user navigated.
    case went([Chat.ID])
}
