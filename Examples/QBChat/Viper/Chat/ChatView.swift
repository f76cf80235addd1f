import QBChatLeaves
import SwiftUI

/// A chat. It shows what its presenter has.
struct ChatView: View {
    @State private var presenter: ChatPresenter
    @FocusState private var isWriting: Bool

    init(presenter: ChatPresenter) { _presenter = State(wrappedValue: presenter) }

    var body: some View {
        LoadedView(presenter.phase) {
            Task { await presenter.load() }
        } content: {
            VStack(spacing: 0) {
                ChatMessages(presenter: presenter)
                    .contentShape(Rectangle())
                    .onTapGesture { isWriting = false }
                Divider()
                ChatComposer(presenter: presenter, isWriting: $isWriting)
            }
        }
        .roomBar(title: presenter.title, here: presenter.here, isJoined: presenter.isJoined) { presenter.leave() }
        .onAppear { Task { await presenter.load() } }
    }
}

/// The messages. Typing does not evaluate this view.
struct ChatMessages: View {
    let presenter: ChatPresenter

    var body: some View {
        MessageList(messages: presenter.messages, reader: presenter.reader, hasEarlier: presenter.hasEarlier) { presenter.showEarlier() }
    }
}

/// The input field. New messages do not evaluate this view.
struct ChatComposer: View {
    @Bindable var presenter: ChatPresenter
    let isWriting: FocusState<Bool>.Binding

    var body: some View {
        if presenter.isJoined {
            Composer(draft: $presenter.draft, notice: presenter.notice, isWriting: isWriting) { presenter.send() }
        } else {
            JoinBar(notice: presenter.notice) { presenter.join() }
        }
    }
}
