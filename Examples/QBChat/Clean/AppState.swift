import MartletKit
import QBChatModels

/// The state that several places of the app share. It is a value without logic: interactors write it, and views read it.
///
/// What one view alone shows, such as the messages of a chat, is that view's, which gives the interactor a binding to it.
public struct AppState: Equatable {
    public struct Routing: Equatable {
        /// The open chat, after the list.
        public var path: [Chat.ID] = []
    }

    public let user: User
    public var chats = Loadable<ChatList>.notRequested
    public var routing = Routing()

    public init(user: User) { self.user = user }
}
