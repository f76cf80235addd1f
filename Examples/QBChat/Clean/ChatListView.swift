import MartletKit
import QBChatLeaves
import QBChatModels
import SwiftUI

/// The list of chats. It loads them each time it appears, and follows them while it is visible.
struct ChatListView: View {
    @Service private var state: LiveState<AppState>
    @Service private var interactor: any ChatsInteractor
    @State private var attempt = 0

    var body: some View {
        LoadedView(LoadPhase(state.chats)) {
            attempt += 1
        } content: {
            if let chats = state.chats.value?.chats, !chats.isEmpty {
                List(chats) { chat in
                    NavigationLink(value: chat.id) { ChatCell(chat: chat) }
                }
                .listStyle(.plain)
            } else {
                Notice(symbol: "bubble.left.and.bubble.right", title: "No chats")
            }
        }
        .navigationTitle("Chats")
        .leaveButton()
        .task(id: attempt) { await interactor.followChats() }
    }
}
