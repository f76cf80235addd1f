import Foundation
import MartletKit
import Observation
import QBChatModels
import QBChatScreens
import QBChatViewState

/// Navigates between the list of chats and a chat.
@MainActor
@Observable
public final class ChatsCoordinator: LinkOpener {
    /// The open chat.
    public var openChat: Chat.ID?
    @ObservationIgnored weak var parent: (any LinkOpener)?
    @ObservationIgnored let list: Store<ChatListState, ChatListInput>
    @ObservationIgnored private let model: ChatListViewModel

    init(service: any ChatService) {
        model = ChatListViewModel(service: service)
        list = Store(model)
    }

    func chat(_ id: Chat.ID) -> Store<ChatState, ChatInput> { model.chat(id) }

    /// Passes a URL to the parent, which knows how to open it.
    public func open(_ url: URL) { parent?.open(url) }
}
