import MartletKit
import QBChatLeaves
import QBChatModels
import SwiftUI

/// The screen of the list. It uses no service itself.
struct ChatListView: View {
    var body: some View {
        LoadedChats()
            .navigationTitle("Chats")
            .leaveButton()
    }
}

/// Shows whether the chats are loaded.
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

/// The rows. This view is evaluated when chats are added or move.
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

/// One row. It is evaluated when a message arrives in its chat.
struct ChatRow: View {
    let id: Chat.ID
    @Service private var directory: ChatDirectory

    var body: some View {
        if let preview = directory.preview(id) { ChatCell(chat: preview.chat) }
    }
}
