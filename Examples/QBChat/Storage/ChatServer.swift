import Foundation
import QBChatModels

/// Connects all users of the process: it stores each message and sends it to all listeners.
///
/// It is shared on purpose. Everything that belongs to one user is in ``LiveChatService``.
@MainActor
public final class ChatServer {
    private let store: MessageStore
    private let broadcast = Broadcast<Message>()
    private let now: @Sendable () -> Date

    public init(store: MessageStore, now: @escaping @Sendable () -> Date = { .now }) {
        self.store = store
        self.now = now
    }

    /// The number of listeners.
    public var listenerCount: Int { broadcast.listenerCount }

    func chats() async throws -> [Chat] { try await store.chats() }

    func conversation(_ id: Chat.ID) async throws -> Conversation {
        guard let conversation = try await store.conversation(id) else { throw ChatError.noSuchChat }
        return conversation
    }

    func add(_ text: String, by author: User, to chat: Chat.ID) async throws -> Message {
        guard let text = Message.text(from: text) else { throw ChatError.emptyMessage }
        guard let message = try await store.add(text, by: author, to: chat, at: now()) else { throw ChatError.noSuchChat }
        broadcast.send(message)
        return message
    }

    func updates() -> AsyncStream<Message> { broadcast.listen() }
}
