import MartletKit
import QBChatLeaves
import QBChatModels
import SwiftUI

/// The list of chats. It loads them each time it appears, and listens for messages while it is visible.
struct ChatListView: View {
    let service: any ChatService
    @State private var list = Loadable<ChatList>.notRequested
    @State private var attempt = 0

    var body: some View {
        LoadedView(LoadPhase(list)) {
            attempt += 1
        } content: {
            if let chats = list.value?.chats, !chats.isEmpty {
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
        .task(id: attempt) { await follow() }
    }

    private func follow() async {
        // Listen first, so that no message is lost while the chats load.
        let updates = service.updates()
        await $list.load { ChatList(try await service.fetchChats()) }
        for await message in updates {
            if var chats = list.value {
                chats.note(message)
                list = .loaded(chats)
            }
        }
    }
}
