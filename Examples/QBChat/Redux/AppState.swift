import QBChatModels
import QBChatScreens

/// Everything that the app knows, in one value: a part for each scene, and where the user is.
public struct AppState: Equatable, Sendable {
    public var list = ChatListState()
    /// The chats that are open, as the path says.
    public var chats: [ChatState] = []
    public var path: [Chat.ID] = []
    /// Whether messages of others are listened to.
    public var isFollowing = false
    public let user: User

    public init(user: User) { self.user = user }
}

/// Everything that can happen.
public enum AppAction: Sendable {
    case list(ListAction)
    case chat(Chat.ID, ChatAction)
    /// The user went to another place.
    case went([Chat.ID])
    /// Someone wrote something.
    case received(Message)
}

/// What can happen to the list of chats.
public enum ListAction: Sendable {
    case input(ChatListInput)
    case fetched(Result<[Chat], any Error>)
}

/// What can happen to one chat.
public enum ChatAction: Sendable {
    case input(ChatInput)
    case fetched(Result<Conversation, any Error>)
    /// A text was sent, or could not be.
    case sent(String, Result<Message, any Error>)
}
