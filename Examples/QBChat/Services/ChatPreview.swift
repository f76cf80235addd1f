import Observation
import QBChatModels

/// The preview of one chat. It is a separate object, so that a message evaluates only that chat's row.
@MainActor
@Observable
public final class ChatPreview {
    public internal(set) var chat: Chat

    init(_ chat: Chat) { self.chat = chat }
}
