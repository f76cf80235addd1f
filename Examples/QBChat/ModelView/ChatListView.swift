import MartletKit
import QBChatLeaves
import QBChatModels
import SwiftUI

/// All chats. It fetches them whenever it comes into sight, and listens as long as it is there.
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
        // Listening begins before fetching, so that nothing falls between the two.
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
