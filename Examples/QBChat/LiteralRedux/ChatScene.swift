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
        LoadedView(chat.phase) {
            store.send(.chat(id, .retry))
        } content: {
            VStack(spacing: 0) {
                MessageList(messages: chat.conversation.messages, reader: store.state.user.id)
                    .contentShape(Rectangle())
                    .onTapGesture { isWriting = false }
                Divider()
                Composer(draft: $draft, notice: chat.notice, isWriting: $isWriting, send: send)
            }
        }
        .navigationTitle(chat.conversation.title)
        .navigationBarTitleDisplayMode(.inline)
        .onAppear { store.send(.chat(id, .appeared)) }
        .onChange(of: chat.unsent.count) { if draft.isEmpty { draft = chat.unsent.text } }
    }

    private var chat: ChatState { store.state.chat(id) ?? ChatState(id: id) }

    private func send() {
        guard let text = Message.text(from: draft) else { return }
        draft = ""
        store.send(.chat(id, .send(text)))
    }
}
