import MartletKit
import QBChatModels
import QBChatScreens

/// The whole state of the app: a part for each scene, and the navigation path.
public struct AppState: Equatable, Sendable {
    public var list = ChatListState()
    /// The open chats, one for each on the path.
    public var chats: IdentifiedArray<ChatState> = []
    public var path: [Chat.ID] = []
    /// Whether the app listens for what happens.
    public var isFollowing = false
    public let user: User

    public init(user: User) { self.user = user }
}

/// All actions of the app.
@Cases
public enum AppAction: Equatable, Sendable {
    case list(ListAction)
    case chat(Chat.ID, ChatAction)
    /// The user navigated.
    case went([Chat.ID])
    /// Something happened in a chat.
    case happened(ChatUpdate)
}

/// The actions of the list of chats.
@Cases
public enum ListAction: Equatable, Sendable {
    case input(ChatListInput)
    case fetched(Result<[Chat], ChatError>)
    case notMade(ChatError)
}

/// The actions of one chat.
@Cases
public enum ChatAction: Equatable, Sendable {
    case input(ChatInput)
    case fetched(Result<Conversation, ChatError>)
    case fetchedEarlier(Conversation)
    /// The result of sending a text.
    case sent(String, Result<Message, ChatError>)
    /// Earlier messages could not be loaded, or joining or leaving failed.
    case notDone(ChatError)
}
