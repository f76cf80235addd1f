import QBChatLeaves
import QBChatModels
import QBChatScreens
import SwiftUI

/// The chat as its article has Redux: one `ObservableObject` with the whole state, which all views observe.
///
/// It is a baseline. ``QBChatRedux`` has a store that views observe by its parts.
public struct LiteralReduxPort: View {
    @StateObject private var store: Store<AppState, AppAction>

    public init(service: any ChatService) {
        _store = StateObject(wrappedValue: Store(AppState(user: service.currentUser), .app(service: service)))
    }

    public var body: some View {
        let path = Binding {
            store.state.path
        } set: {
            store.send(.went($0))
        }
        NavigationStack(path: path) {
            ChatListScene()
                .navigationDestination(for: Chat.ID.self) { ChatScene(id: $0) }
        }
        .environmentObject(store)
    }
}

/// The list of chats.
struct ChatListScene: View {
    @EnvironmentObject private var store: Store<AppState, AppAction>

    var body: some View {
        LoadedView(store.state.list.phase) {
            store.send(.list(.retry))
        } content: {
            if store.state.list.isEmpty {
                Notice(symbol: "bubble.left.and.bubble.right", title: "No chats")
            } else {
                List(store.state.list.chats.map(\.id), id: \.self) { id in
                    NavigationLink(value: id) { ChatRow(id: id) }
                }
                .listStyle(.plain)
            }
        }
        .navigationTitle("Chats")
        .leaveButton()
        .onAppear { store.send(.list(.appeared)) }
    }
}

/// One chat in the list.
struct ChatRow: View {
    let id: Chat.ID
    @EnvironmentObject private var store: Store<AppState, AppAction>

    var body: some View {
        if let chat = store.state.list.chats.first(where: { $0.id == id }) { ChatCell(chat: chat) }
    }
}

/// A chat: its messages and the input field.
struct ChatScene: View {
    let id: Chat.ID
    @EnvironmentObject private var store: Store<AppState, AppAction>
    @FocusState private var isWriting: Bool

    var body: some View {
        if let chat = store.state.chat(id) {
            LoadedView(chat.phase) {
                store.send(.chat(id, .retry))
            } content: {
                VStack(spacing: 0) {
                    MessageList(messages: chat.messages, reader: chat.reader)
                        .contentShape(Rectangle())
                        .onTapGesture { isWriting = false }
                    Divider()
                    Composer(draft: draft, notice: chat.notice, isWriting: $isWriting) { store.send(.chat(id, .send)) }
                }
            }
            .navigationTitle(chat.title)
            .navigationBarTitleDisplayMode(.inline)
            .onAppear { store.send(.chat(id, .appeared)) }
        }
    }

    private var draft: Binding<String> {
        Binding {
            store.state.chat(id)?.draft ?? ""
        } set: {
            store.send(.chat(id, .draftChanged($0)))
        }
    }
}
