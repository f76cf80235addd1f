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
            RoomList(store.state.chats, notice: store.state.listNotice)
        }
        .navigationTitle("Chats")
        .leaveButton()
        .newRoomButton { store.send(.list(.make($0))) }
        .onAppear { store.send(.list(.appeared)) }
    }
}
