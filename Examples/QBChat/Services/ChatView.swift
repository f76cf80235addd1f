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
                if conversation.isJoined {
                    WritingView(id: id, conversation: conversation, isWriting: $isWriting)
                } else {
                    JoiningView(id: id)
                }
            }
        }
        .modifier(ChatBar(id: id, conversation: conversation))
        .onAppear { Task { await conversation.refresh() } }
        .onDisappear { [conversations, id] in conversations.close(id) }
    }
}

/// The messages.
struct MessagesView: View {
    let conversation: OpenConversation
    @Service private var reader: Reader

    var body: some View {
        let shown = conversation.conversation
        MessageList(messages: shown.messages, reader: reader.user.id, hasEarlier: shown.hasEarlier) {
            Task { await conversation.showEarlier() }
        }
    }
}

/// The bar of the screen.
private struct ChatBar: ViewModifier {
    let id: Chat.ID
    let conversation: OpenConversation
    @Service private var membership: Membership

    func body(content: Content) -> some View {
        content.roomBar(title: conversation.title, here: conversation.here, isJoined: conversation.isJoined) { [membership, id] in
            Task { await membership.leave(id) }
        }
    }
}

/// Stands in for the input field in a chat that the user has not joined.
struct JoiningView: View {
    let id: Chat.ID
    @Service private var membership: Membership

    var body: some View {
        JoinBar(notice: membership.notice(for: id)) { [membership, id] in Task { await membership.join(id) } }
    }
}

/// The input field. Only this view knows the draft.
struct WritingView: View {
    let id: Chat.ID
    let conversation: OpenConversation
    let isWriting: FocusState<Bool>.Binding
    @State private var draft = ""
    @Service private var outbox: Outbox
    @Service private var membership: Membership

    var body: some View {
        Composer(draft: $draft, notice: notice, isWriting: isWriting, send: send)
    }

    private var notice: String? { outbox.notice(for: id) ?? conversation.notice ?? membership.notice(for: id) }

    private func send() {
        guard let text = Message.text(from: draft) else { return }
        draft = ""
        Task {
            if await !outbox.send(text, to: id), draft.isEmpty { draft = text }
        }
    }
}
