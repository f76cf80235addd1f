import QBChatLeaves
import QBChatModels
import SwiftUI

/// The list of chats with its navigation.
struct ChatListView: View {
    @State private var presenter: ChatListPresenter
    @State private var router: ChatListRouter

    init(presenter: ChatListPresenter, router: ChatListRouter) {
        _presenter = State(wrappedValue: presenter)
        _router = State(wrappedValue: router)
    }

    var body: some View {
        NavigationStack(path: $router.path) {
            ChatListScreen(presenter: presenter)
                .navigationDestination(for: Chat.ID.self) { router.chat($0) }
        }
    }
}

/// The list. It shows what its presenter has.
struct ChatListScreen: View {
    let presenter: ChatListPresenter

    var body: some View {
        LoadedView(presenter.phase) {
            Task { await presenter.load() }
        } content: {
            RoomList(presenter.entity.chats, notice: presenter.notice)
        }
        .navigationTitle("Chats")
        .leaveButton()
        .newRoomButton { title in Task { await presenter.make(title) } }
        .onAppear { Task { await presenter.load() } }
    }
}
