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
            if presenter.entity.chats.chats.isEmpty {
                Notice(symbol: "bubble.left.and.bubble.right", title: "No chats")
            } else {
                List(presenter.entity.chats.chats) { chat in
                    NavigationLink(value: chat.id) { ChatCell(chat: chat) }
                }
                .listStyle(.plain)
            }
        }
        .navigationTitle("Chats")
        .leaveButton()
        .onAppear { Task { await presenter.load() } }
    }
}
