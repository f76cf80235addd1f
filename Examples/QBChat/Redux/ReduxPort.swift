import MartletKit
import QBChatModels
import QBChatScreens
import SwiftUI

/// The chat as Redux: one store with one state, which views find in the environment.
public struct ReduxPort: View {
    @State private var store: Store<AppState, AppAction>

    public init(service: any ChatService) {
        _store = State(wrappedValue: Store(AppState(user: service.currentUser), .app(service: service)))
    }

    public var body: some View {
        NavigationStack(path: store.binding(\.path) { .went($0) }) {
            ListScene()
                .navigationDestination(for: Chat.ID.self) { ChatScene(id: $0) }
        }
        .environment(store)
    }
}

/// Finds its part of the store in the environment, so that no parent passes it on.
private struct ListScene: View {
    @Environment(Store<AppState, AppAction>.self) private var store

    var body: some View { ChatListScreen(store: store.scope(\.list, input: \.list.input)) }
}

/// Finds the part of its chat.
private struct ChatScene: View {
    let id: Chat.ID
    @Environment(Store<AppState, AppAction>.self) private var store

    var body: some View {
        if let chat = store.scope(\.chats, id: id, input: \.chat.input) { ChatScreen(store: chat) }
    }
}
