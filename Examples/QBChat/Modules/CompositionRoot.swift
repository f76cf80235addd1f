import QBChatModels
import QBChatModulesChat
import QBChatModulesList

/// Puts the modules together: it alone knows which there are, and the service that their adapters stand on.
@MainActor
struct CompositionRoot {
    let list: ChatListView
    private let service: any ChatService

    init(service: any ChatService) {
        self.service = service
        list = ChatListView(source: ListAdapter(service))
    }

    func chat(_ id: Chat.ID) -> ChatView { ChatView(source: ChatAdapter(id, of: service)) }
}
