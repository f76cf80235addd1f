import MartletKit
import QBChatLeaves
import QBChatModels
import SwiftUI

/// The screen of the list.
struct ChatListView: View {
    @Service private var membership: Membership

    var body: some View {
        LoadedChats()
            .navigationTitle("Chats")
            .leaveButton()
            .newRoomButton { [membership] title in Task { await membership.make(title) } }
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
        if directory.order.isEmpty, directory.others.isEmpty {
            Notice(symbol: "bubble.left.and.bubble.right", title: "No chats")
        } else {
            List {
                MakingNotice()
                rows(directory.order)
                if !directory.others.isEmpty {
                    Section("More rooms") { rows(directory.others) }
                }
            }
            .listStyle(.plain)
        }
    }

    private func rows(_ ids: [Chat.ID]) -> some View {
        ForEach(ids, id: \.self) { id in
            NavigationLink(value: id) { ChatRow(id: id) }
        }
    }
}

/// The error of the last chat that was not made.
struct MakingNotice: View {
    @Service private var membership: Membership

    var body: some View {
        if let notice = membership.makingNotice { NoticeLabel(notice) }
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
