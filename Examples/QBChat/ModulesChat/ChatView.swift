import QBChatLeaves
import SwiftUI

/// A chat: its messages and the input field.
public struct ChatView: View {
    @State private var model: ChatViewModel
    @FocusState private var isWriting: Bool

    public init(source: any ChatSource) { _model = State(wrappedValue: ChatViewModel(source: source)) }

    public var body: some View {
        LoadedView(model.phase) {
            Task { await model.load() }
        } content: {
            VStack(spacing: 0) {
                ChatMessages(model: model)
                    .contentShape(Rectangle())
                    .onTapGesture { isWriting = false }
                Divider()
                ChatComposer(model: model, isWriting: $isWriting)
            }
        }
        .roomBar(title: model.title, here: model.here, isJoined: model.isJoined) { model.leave() }
        .onAppear { Task { await model.load() } }
    }
}

/// The messages. Typing does not evaluate this view.
struct ChatMessages: View {
    let model: ChatViewModel

    var body: some View {
        MessageList(messages: model.messages, reader: model.reader, hasEarlier: model.hasEarlier) { model.showEarlier() }
    }
}

/// The input field. New messages do not evaluate this view.
struct ChatComposer: View {
    @Bindable var model: ChatViewModel
    let isWriting: FocusState<Bool>.Binding

    var body: some View {
        if model.isJoined {
            Composer(draft: $model.draft, notice: model.notice, isWriting: isWriting) { model.send() }
        } else {
            JoinBar(notice: model.notice) { model.join() }
        }
    }
}
