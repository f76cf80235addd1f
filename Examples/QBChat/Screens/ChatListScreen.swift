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
        .newRoomButton { store.send(.make($0)) }
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
            List {
                if let notice = store.notice { NoticeLabel(notice) }
                rows(store.ids(\.joined))
                if store.hasOthers {
                    Section("More rooms") { rows(store.ids(\.others)) }
                }
            }
            .listStyle(.plain)
        }
    }

    private func rows(_ ids: [Chat.ID]) -> some View {
        ForEach(ids, id: \.self) { id in
            if let chat = store.scope(\.chats, id: id) {
                NavigationLink(value: id) { ChatRow(store: chat) }
            }
        }
    }
}

/// One chat in the list.
struct ChatRow: View {
    let store: Store<Chat, Never>

    var body: some View { ChatCell(chat: store.state) }
}
