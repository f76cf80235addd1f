import Foundation
import MartletKit
import Observation
import QBChatModels
import QBChatScreens
import QBChatViewState

/// Leads through the chats: from the list to a chat and back.
@MainActor
@Observable
public final class ChatsCoordinator: LinkOpener {
    /// The chat that is open.
    public var openChat: Chat.ID?
    @ObservationIgnored weak var parent: (any LinkOpener)?
    @ObservationIgnored let list: Store<ChatListState, ChatListInput>
    @ObservationIgnored private let model: ChatListViewModel

    init(service: any ChatService) {
        model = ChatListViewModel(service: service)
        list = Store(model)
    }

    func chat(_ id: Chat.ID) -> Store<ChatState, ChatInput> { model.chat(id) }

    /// What a URL means is not known here.
    public func open(_ url: URL) { parent?.open(url) }
}
