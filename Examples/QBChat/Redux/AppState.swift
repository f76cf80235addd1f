import MartletKit
import QBChatModels
import QBChatScreens

/// The whole state of the app: a part for each scene, and the navigation path.
public struct AppState: Equatable, Sendable {
    public var list = ChatListState()
    /// The open chats, one for each on the path.
    public var chats: IdentifiedArray<ChatState> = []
    public var path: [Chat.ID] = []
    /// Whether the app listens for messages.
    public var isFollowing = false
    public let user: User

    public init(user: User) { self.user = user }
}

/// All actions of the app.
@Cases
public enum AppAction: Sendable {
    case list(ListAction)
    case chat(Chat.ID, ChatAction)
    /// The user navigated.
    case went([Chat.ID])
    /// A message arrived.
    case received(Message)
}

/// The actions of the list of chats.
@Cases
public enum ListAction: Sendable {
    case input(ChatListInput)
    case fetched(Result<[Chat], any Error>)
}

/// The actions of one chat.
@Cases
public enum ChatAction: Sendable {
    case input(ChatInput)
    case fetched(Result<Conversation, any Error>)
    /// The result of sending a text.
    case sent(String, Result<Message, any Error>)
}
