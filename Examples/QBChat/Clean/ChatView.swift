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
    @State private var report = SendReport()
    @State private var attempt = 0
    @FocusState private var isWriting: Bool

    var body: some View {
        LoadedView(LoadPhase(conversation)) {
            attempt += 1
        } content: {
            VStack(spacing: 0) {
                MessageList(messages: conversation.value?.messages ?? [], reader: state.user.id)
                    .contentShape(Rectangle())
                    .onTapGesture { isWriting = false }
                Divider()
                Composer(draft: $draft, notice: report.notice, isWriting: $isWriting, send: send)
            }
        }
        .navigationTitle(conversation.value?.title ?? "")
        .navigationBarTitleDisplayMode(.inline)
        .task(id: attempt) { await interactor.follow($conversation, of: id) }
    }

    private func send() { interactor.send($draft, to: id, reporting: $report) }
}
