import MartletKit
import QBChatLeaves
import QBChatModels
import SwiftUI

/// The list of chats. It works with any store, whether a reducer or a view model backs it.
public struct ChatListScreen: View {
    let store: Store<ChatListState, ChatListInput>

    public init(store: Store<ChatListState, ChatListInput>) { self.store = store }

    public var body: some View {
        LoadedView(store.phase) {
            store.send(.retry)
        } content: {
            ChatRows(store: store)
        }
        .navigationTitle("Chats")
        .leaveButton()
        .onAppear { store.send(.appeared) }
    }
}

/// The rows. This view is evaluated when chats are added or move, not when a message arrives in one of them.
struct ChatRows: View {
    let store: Store<ChatListState, ChatListInput>

    var body: some View {
        if store.isEmpty {
            Notice(symbol: "bubble.left.and.bubble.right", title: "No chats")
        } else {
            List(store.ids(\.chats), id: \.self) { id in
                if let chat = store.scope(\.chats, id: id) {
                    NavigationLink(value: id) { ChatRow(store: chat) }
                }
            }
            .listStyle(.plain)
        }
    }
}

/// One chat in the list.
struct ChatRow: View {
    let store: Store<Chat, Never>

    var body: some View { ChatCell(chat: store.state) }
}
