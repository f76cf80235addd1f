import QBChatLeaves
import QBChatModels
import SwiftUI

/// The list of chats. Its rows are values, so that they need no store.
struct ChatListScene: View {
    @EnvironmentObject private var store: Store<AppState, AppAction>

    var body: some View {
        LoadedView(store.state.listPhase) {
            store.send(.list(.retry))
        } content: {
            if store.state.chats.chats.isEmpty {
                Notice(symbol: "bubble.left.and.bubble.right", title: "No chats")
            } else {
                List(store.state.chats.chats) { chat in
                    NavigationLink(value: chat.id) { ChatCell(chat: chat) }
                }
                .listStyle(.plain)
            }
        }
        .navigationTitle("Chats")
        .leaveButton()
        .onAppear { store.send(.list(.appeared)) }
    }
}
