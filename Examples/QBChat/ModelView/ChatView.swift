import MartletKit
import QBChatLeaves
import QBChatModels
import SwiftUI

/// A chat: its messages and the input field.
struct ChatView: View {
    let service: any ChatService
    let id: Chat.ID
    @State private var conversation = Loadable<Conversation>.notRequested
    @State private var draft = ""
    @State private var notice: String?
    @State private var attempt = 0
    @FocusState private var isWriting: Bool

    var body: some View {
        LoadedView(LoadPhase(conversation)) {
            attempt += 1
        } content: {
            VStack(spacing: 0) {
                MessageList(messages: conversation.value?.messages ?? [], reader: service.currentUser.id)
                    .contentShape(Rectangle())
                    .onTapGesture { isWriting = false }
                Divider()
                Composer(draft: $draft, notice: notice, isWriting: $isWriting, send: send)
            }
        }
        .navigationTitle(conversation.value?.title ?? "")
        .navigationBarTitleDisplayMode(.inline)
        .task(id: attempt) { await follow() }
    }

    private func follow() async {
        let updates = service.updates()
        let before = conversation.value?.messages ?? []
        await $conversation.load { try await service.fetchMessages(in: id).merged(with: before) }
        for await message in updates { take(message) }
    }

    private func take(_ message: Message) {
        guard var conversation = conversation.value else { return }
        conversation.add(message)
        self.conversation = .loaded(conversation)
    }

    private func send() {
        guard let text = Message.text(from: draft) else { return }
        draft = ""
        notice = nil
        Task {
            do {
                take(try await service.addMessage(text, to: id))
            } catch {
                notice = "Not sent: \(error.explanation)"
                if draft.isEmpty { draft = text }
            }
        }
    }
}
