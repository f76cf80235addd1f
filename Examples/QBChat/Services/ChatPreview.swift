import Observation
import QBChatModels

/// What the list says of one chat. It is an object of its own, so that a message in one chat concerns the row of that chat alone.
@MainActor
@Observable
public final class ChatPreview {
    public internal(set) var chat: Chat

    init(_ chat: Chat) { self.chat = chat }
}
