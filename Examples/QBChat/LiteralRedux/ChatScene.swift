import QBChatLeaves
import QBChatModels
import SwiftUI

/// A chat: its messages and the input field. The draft is the view's own, as in the article.
struct ChatScene: View {
    let id: Chat.ID
    @EnvironmentObject private var store: Store<AppState, AppAction>
    @State private var draft = ""
    @FocusState private var isWriting: Bool

    var body: some View {
        LoadedView(store.state.phase(of: id)) {
            store.send(.chat(id, .retry))
        } content: {
            VStack(spacing: 0) {
                MessageList(
                    messages: store.state.messages(in: id), reader: store.state.user.id, hasEarlier: store.state.withEarlier.contains(id)
                ) {
                    store.send(.chat(id, .showEarlier))
                }
                .contentShape(Rectangle())
                .onTapGesture { isWriting = false }
                Divider()
                if isJoined {
                    Composer(draft: $draft, notice: store.state.notices[id], isWriting: $isWriting, send: send)
                } else {
                    JoinBar(notice: store.state.notices[id]) { store.send(.chat(id, .join)) }
                }
            }
        }
        .roomBar(title: store.state.titles[id] ?? "", here: store.state.here[id] ?? [], isJoined: isJoined) {
            store.send(.chat(id, .leave))
        }
        .onAppear { store.send(.chat(id, .appeared)) }
        .onDisappear { store.send(.chat(id, .disappeared)) }
        .onChange(of: unsent.count) { if draft.isEmpty, let text = unsent.last { draft = text } }
    }

    private var isJoined: Bool { store.state.joined.contains(id) }

    private var unsent: [String] { store.state.unsent[id] ?? [] }

    private func send() {
        guard let text = Message.text(from: draft) else { return }
        draft = ""
        store.send(.chat(id, .send(text)))
    }
}
