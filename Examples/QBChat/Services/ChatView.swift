import MartletKit
import QBChatLeaves
import QBChatModels
import SwiftUI

/// The screen of one chat.
struct ChatView: View {
    let id: Chat.ID
    @Service private var conversations: Conversations
    @FocusState private var isWriting: Bool

    var body: some View {
        let conversation = conversations.conversation(id)
        LoadedView(conversation.phase) {
            Task { await conversation.refresh() }
        } content: {
            VStack(spacing: 0) {
                MessagesView(conversation: conversation)
                    .contentShape(Rectangle())
                    .onTapGesture { isWriting = false }
                Divider()
                WritingView(id: id, isWriting: $isWriting)
            }
        }
        .navigationTitle(conversation.title)
        .navigationBarTitleDisplayMode(.inline)
        .onAppear { Task { await conversation.refresh() } }
        .onDisappear { [conversations, id] in conversations.close(id) }
    }
}

/// The messages.
struct MessagesView: View {
    let conversation: OpenConversation
    @Service private var reader: Reader

    var body: some View { MessageList(messages: conversation.conversation.messages, reader: reader.user.id) }
}

/// The input field. Only this view knows the draft.
struct WritingView: View {
    let id: Chat.ID
    let isWriting: FocusState<Bool>.Binding
    @State private var draft = ""
    @Service private var outbox: Outbox

    var body: some View {
        Composer(draft: $draft, notice: outbox.notice(for: id), isWriting: isWriting, send: send)
    }

    private func send() {
        guard let text = Message.text(from: draft) else { return }
        draft = ""
        Task {
            if await !outbox.send(text, to: id), draft.isEmpty { draft = text }
        }
    }
}
