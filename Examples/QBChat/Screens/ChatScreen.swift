import MartletKit
import QBChatLeaves
import QBChatModels
import SwiftUI

/// A chat: its messages and the input field. It works with any store.
public struct ChatScreen: View {
    let store: Store<ChatState, ChatInput>
    @FocusState private var isWriting: Bool

    public init(store: Store<ChatState, ChatInput>) { self.store = store }

    public var body: some View {
        LoadedView(store.phase) {
            store.send(.retry)
        } content: {
            VStack(spacing: 0) {
                ChatMessages(store: store)
                    .contentShape(Rectangle())
                    .onTapGesture { isWriting = false }
                Divider()
                ChatComposer(store: store, isWriting: $isWriting)
            }
        }
        .roomBar(title: store.title, here: store.here, isJoined: store.isJoined) { store.send(.leave) }
        .onAppear { store.send(.appeared) }
    }
}

/// The messages. Typing does not evaluate this view.
struct ChatMessages: View {
    let store: Store<ChatState, ChatInput>

    var body: some View {
        MessageList(messages: store.messages, reader: store.reader, hasEarlier: store.hasEarlier) { store.send(.showEarlier) }
    }
}

/// The input field. New messages do not evaluate this view.
struct ChatComposer: View {
    let store: Store<ChatState, ChatInput>
    let isWriting: FocusState<Bool>.Binding

    var body: some View {
        if store.isJoined {
            Composer(draft: store.binding(\.draft) { .draftChanged($0) }, notice: store.notice, isWriting: isWriting) { store.send(.send) }
        } else {
            JoinBar(notice: store.notice) { store.send(.join) }
        }
    }
}
