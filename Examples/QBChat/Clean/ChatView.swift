import MartletKit
import QBChatLeaves
import QBChatModels
import SwiftUI

/// A chat: its messages and the input field.
struct ChatView: View {
    let id: Chat.ID
    @Service private var state: LiveState<AppState>
    @Service private var interactor: any ChatsInteractor
    @State private var conversation = Loadable<Conversation>.notRequested
    @State private var draft = ""
    @State private var report = Report()
    @State private var attempt = 0
    @FocusState private var isWriting: Bool

    var body: some View {
        LoadedView(LoadPhase(conversation)) {
            attempt += 1
        } content: {
            VStack(spacing: 0) {
                MessageList(
                    messages: conversation.value?.messages ?? [], reader: state.user.id, hasEarlier: conversation.value?.hasEarlier ?? false
                ) {
                    interactor.loadEarlier($conversation, of: id, reporting: $report)
                }
                .contentShape(Rectangle())
                .onTapGesture { isWriting = false }
                Divider()
                if conversation.value?.isJoined ?? true {
                    Composer(draft: $draft, notice: report.notice, isWriting: $isWriting, send: send)
                } else {
                    JoinBar(notice: report.notice) { interactor.join(id, reporting: $report) }
                }
            }
        }
        .roomBar(
            title: conversation.value?.title ?? "", here: conversation.value?.here ?? [], isJoined: conversation.value?.isJoined ?? false
        ) {
            interactor.leave(id, reporting: $report)
        }
        .task(id: attempt) { await interactor.follow($conversation, of: id) }
    }

    private func send() { interactor.send($draft, to: id, reporting: $report) }
}
