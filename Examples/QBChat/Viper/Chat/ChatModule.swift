import QBChatModels
import SwiftUI

/// Builds a chat: its view, presenter and interactor. It leads nowhere, so it has no router.
@MainActor
enum ChatModule {
    static func build(_ id: Chat.ID, services: any ServiceBuilderInterface) -> some View {
        ChatView(presenter: ChatPresenter(id: id, interactor: ChatInteractor(services: services)))
    }
}
