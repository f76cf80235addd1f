import MartletKit
import QBChatLeaves
import QBChatModels
import SwiftUI

/// The screen of the list. It binds nothing.
struct ChatListView: View {
    var body: some View {
        LoadedChats()
            .navigationTitle("Chats")
            .leaveButton()
    }
}

/// Whether the chats are there.
struct LoadedChats: View {
    @Service private var directory: ChatDirectory

    var body: some View {
        LoadedView(directory.phase) { [directory] in
            Task { await directory.refresh() }
        } content: {
            ChatRows()
        }
        .onAppear { [directory] in Task { await directory.refresh() } }
    }
}

/// The rows. It is evaluated when chats come or move.
struct ChatRows: View {
    @Service private var directory: ChatDirectory

    var body: some View {
        if directory.order.isEmpty {
            Notice(symbol: "bubble.left.and.bubble.right", title: "No chats")
        } else {
            List(directory.order, id: \.self) { id in
                NavigationLink(value: id) { ChatRow(id: id) }
            }
            .listStyle(.plain)
        }
    }
}

/// One row. It is evaluated when something is written in its chat.
struct ChatRow: View {
    let id: Chat.ID
    @Service private var directory: ChatDirectory

    var body: some View {
        if let preview = directory.preview(id) { ChatCell(chat: preview.chat) }
    }
}
