import QBChatLeaves
import SwiftUI

/// The list of chats. A row leads to the id of its chat; what is shown there is not this module's.
public struct ChatListView: View {
    @State private var model: ChatListViewModel

    public init(source: any ChatListSource) { _model = State(wrappedValue: ChatListViewModel(source: source)) }

    public var body: some View {
        LoadedView(model.phase) {
            Task { await model.load() }
        } content: {
            RoomList(model.list, notice: model.notice)
        }
        .navigationTitle("Chats")
        .leaveButton()
        .newRoomButton { title in Task { await model.make(title) } }
        .onAppear { Task { await model.load() } }
    }
}
