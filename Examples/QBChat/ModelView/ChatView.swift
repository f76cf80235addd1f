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
                MessageList(
                    messages: conversation.value?.messages ?? [], reader: service.currentUser.id,
                    hasEarlier: conversation.value?.hasEarlier ?? false
                ) {
                    attemptTo { try await loadEarlier() }
                }
                .contentShape(Rectangle())
                .onTapGesture { isWriting = false }
                Divider()
                if conversation.value?.isJoined ?? true {
                    Composer(draft: $draft, notice: notice, isWriting: $isWriting, send: send)
                } else {
                    JoinBar(notice: notice) { attemptTo { try await service.join(id) } }
                }
            }
        }
        .roomBar(
            title: conversation.value?.title ?? "", here: conversation.value?.here ?? [], isJoined: conversation.value?.isJoined ?? false
        ) {
            attemptTo { try await service.leave(id) }
        }
        .task(id: attempt) { await follow() }
    }

    private func follow() async {
        service.enter(id)
        defer { service.exit(id) }
        let updates = service.updates()
        let before = conversation.value
        await $conversation.load { try await service.fetchMessages(in: id).merged(with: before) }
        for await update in updates { change { $0.apply(update) } }
    }

    private func loadEarlier() async throws {
        let page = try await service.fetchMessages(in: id, before: conversation.value?.messages.first?.id)
        change { $0.addEarlier(page) }
    }

    private func change(_ change: (inout Conversation) -> Void) {
        guard var conversation = conversation.value else { return }
        change(&conversation)
        self.conversation = .loaded(conversation)
    }

    private func send() {
        guard let text = Message.text(from: draft) else { return }
        draft = ""
        notice = nil
        Task {
            do {
                let message = try await service.addMessage(text, to: id)
                change { $0.add(message) }
            } catch {
                notice = "Not sent: \(error.explanation)"
                if draft.isEmpty { draft = text }
            }
        }
    }

    private func attemptTo(_ work: @escaping @MainActor () async throws -> Void) {
        notice = nil
        Task {
            do { try await work() } catch { notice = error.explanation }
        }
    }
}
