import Foundation
import QBChatModels

/// Connects all users: it stores each message, and sends what anybody stores, in any process, to all listeners of this one.
///
/// It is shared on purpose. Everything that belongs to one user is in ``LiveChatService``.
@MainActor
public final class ChatServer {
    private let store: MessageStore
    private let broadcast = Broadcast<Message>()
    private let now: @Sendable () -> Date
    private var start: Task<Void, any Error>?
    private var readers: [Task<Void, Never>] = []

    public init(store: MessageStore, now: @escaping @Sendable () -> Date = { .now }) {
        self.store = store
        self.now = now
    }

    deinit { for reader in readers { reader.cancel() } }

    /// The number of listeners.
    public var listenerCount: Int { broadcast.listenerCount }

    func chats() async throws -> [Chat] {
        try await listen()
        return try await store.chats()
    }

    func conversation(_ id: Chat.ID) async throws -> Conversation {
        try await listen()
        guard let conversation = try await store.conversation(id) else { throw ChatError.noSuchChat }
        return conversation
    }

    func add(_ text: String, by author: User, to chat: Chat.ID) async throws -> Message {
        guard let text = Message.text(from: text) else { throw ChatError.emptyMessage }
        try await listen()
        guard let message = try await store.add(text, by: author, to: chat, at: now()) else { throw ChatError.noSuchChat }
        return message
    }

    /// Begins to hear what is stored. When it returns, each message that is stored later is sent to the listeners.
    private func listen() async throws {
        let start = start ?? Task { for messages in try await store.news() { readers.append(read(messages)) } }
        self.start = start
        do {
            try await start.value
        } catch {
            self.start = nil
            throw error
        }
    }

    private func read(_ messages: ChatNews) -> Task<Void, Never> {
        Task { [weak self, broadcast] in
            do {
                for try await message in messages { broadcast.send(message) }
            } catch {
                // The next request begins anew, and brings what was missed.
                self?.stop()
            }
        }
    }

    private func stop() {
        for reader in readers { reader.cancel() }
        readers = []
        start = nil
    }

    func updates() -> AsyncStream<Message> { broadcast.listen() }
}
