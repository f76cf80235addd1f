import SwiftUI

/// Builds the list: its view, presenter, interactor and router.
@MainActor
enum ChatListModule {
    static func build(services: any ServiceBuilderInterface) -> some View {
        ChatListView(
            presenter: ChatListPresenter(interactor: ChatListInteractor(services: services)), router: ChatListRouter(services: services))
    }
}
