import MartletKit
import QBChatModels
import QBChatScreens
import SwiftUI

/// The chat as MVVM with view states: each screen has a view model of its own, behind a store.
public struct ViewStatePort: View {
    @State private var model: ChatListViewModel
    @State private var list: Store<ChatListState, ChatListInput>
    @State private var path: [Chat.ID] = []

    public init(service: any ChatService) {
        let model = ChatListViewModel(service: service)
        _model = State(wrappedValue: model)
        _list = State(wrappedValue: Store(model))
    }

    public var body: some View {
        NavigationStack(path: $path) {
            ChatListScreen(store: list)
                .navigationDestination(for: Chat.ID.self) { [model] id in ChatScreen(store: model.chat(id)) }
        }
    }
}
