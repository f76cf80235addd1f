import MartletKit
import QBChatLeaves
import QBChatModels
import SwiftUI

/// The list of chats. It loads them each time it appears, and listens for what happens while it is visible.
struct ChatListView: View {
    let service: any ChatService
    @State private var list = Loadable<ChatList>.notRequested
    @State private var notice: String?
    @State private var attempt = 0

    var body: some View {
        LoadedView(LoadPhase(list)) {
            attempt += 1
        } content: {
            RoomList(list.value ?? ChatList(), notice: notice)
        }
        .navigationTitle("Chats")
        .leaveButton()
        .newRoomButton { title in Task { await make(title) } }
        .task(id: attempt) { await follow() }
    }

    private func follow() async {
        // Listen first, so that no message is lost while the chats load.
        let updates = service.updates()
        await $list.load { ChatList(try await service.fetchChats()) }
        for await update in updates {
            if var chats = list.value {
                chats.apply(update)
                list = .loaded(chats)
            }
        }
    }

    private func make(_ title: String) async {
        notice = nil
        do { try await service.makeChat(title) } catch { notice = "Not made: \(error.explanation)" }
    }
}
