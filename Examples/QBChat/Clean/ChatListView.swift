import MartletKit
import QBChatLeaves
import QBChatModels
import SwiftUI

/// The list of chats. It loads them each time it appears, and follows them while it is visible.
struct ChatListView: View {
    @Service private var state: LiveState<AppState>
    @Service private var interactor: any ChatsInteractor
    @State private var report = Report()
    @State private var attempt = 0

    var body: some View {
        LoadedView(LoadPhase(state.chats)) {
            attempt += 1
        } content: {
            RoomList(state.chats.value ?? ChatList(), notice: report.notice)
        }
        .navigationTitle("Chats")
        .leaveButton()
        .newRoomButton { [interactor, $report] in interactor.makeChat($0, reporting: $report) }
        .task(id: attempt) { await interactor.followChats() }
    }
}
