import MartletKit
import QBChatLeaves
import QBChatModels
import SwiftUI

/// One chat: what was written, and the field to write in. Whatever is behind its store is the same to it.
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
        .navigationTitle(store.title)
        .navigationBarTitleDisplayMode(.inline)
        .onAppear { store.send(.appeared) }
    }
}

/// What was written. Typing does not evaluate it.
struct ChatMessages: View {
    let store: Store<ChatState, ChatInput>

    var body: some View { MessageList(messages: store.messages, reader: store.reader) }
}

/// The field to write in. Messages that come do not evaluate it.
struct ChatComposer: View {
    let store: Store<ChatState, ChatInput>
    let isWriting: FocusState<Bool>.Binding

    var body: some View {
        Composer(draft: store.binding(\.draft) { .draftChanged($0) }, notice: store.notice, isWriting: isWriting) { store.send(.send) }
    }
}
