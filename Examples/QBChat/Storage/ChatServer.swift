import Foundation
import QBChatModels

/// Connects all users: it stores each message, and sends what anybody stores, in any process, to all listeners of this one.
///
/// It is shared on purpose. Everything that belongs to one user is in ``LiveChatService``.
@MainActor
public final class ChatServer {
    private let store: MessageStore
    private let broadcast = Broadcast<ChatNews>()
    let presence: PresenceBoard
    private let now: @Sendable () -> Date
    private var start: Task<Void, any Error>?
    private var readers: [Task<Void, Never>] = []
    /// The chats whose messages are read.
    private var read: Set<Chat.ID> = []

    public init(store: MessageStore, now: @escaping @Sendable () -> Date = { .now }) {
        self.store = store
        self.now = now
        presence = PresenceBoard(store: store, now: now)
        presence.tell = { [broadcast] in broadcast.send(.here($1, before: $2, in: $0)) }
    }

    deinit { for reader in readers { reader.cancel() } }

    /// The number of listeners.
    public var listenerCount: Int { broadcast.listenerCount }

    /// Returns the chats as a user sees them.
    func chats(of user: User, only id: Chat.ID? = nil) async throws -> [Chat] {
        try await listen()
        return try await store.chats(of: user, only: id).map { chat in
            var chat = chat
            chat.here = presence.users(in: chat.id).filter { $0.id != user.id }
            return chat
        }
    }

    /// Returns all stored messages of a chat.
    func conversation(_ id: Chat.ID, of user: User) async throws -> Conversation {
        try await listen()
        guard var conversation = try await store.conversation(id, of: user) else { throw ChatError.noSuchChat }
        conversation.apply(.here(presence.users(in: id).filter { $0.id != user.id }, in: id))
        return conversation
    }

    func add(_ text: String, by author: User, to chat: Chat.ID) async throws -> Message {
        guard let text = Message.text(from: text) else { throw ChatError.emptyMessage }
        try await listen()
        guard let isMember = try await store.isMember(author, of: chat) else { throw ChatError.noSuchChat }
        guard isMember else { throw ChatError.notJoined }
        guard let message = try await store.add(text, by: author, to: chat, at: now()) else { throw ChatError.noSuchChat }
        return message
    }

    func makeChat(_ title: String, by user: User) async throws {
        guard let title = Chat.title(from: title) else { throw ChatError.emptyMessage }
        try await listen()
        try await store.makeChat(title, by: user)
    }

    func setJoined(_ isJoined: Bool, _ chat: Chat.ID, of user: User) async throws {
        try await listen()
        guard try await store.setJoined(isJoined, chat, of: user) else { throw ChatError.noSuchChat }
        broadcast.send(.member(user.id, of: chat))
    }

    func mark(_ chat: Chat.ID, upTo message: Message.ID, by user: User) async throws {
        try await store.mark(chat, upTo: message, by: user)
    }

    func enter(_ chat: Chat.ID, _ user: User, _ visitor: ObjectIdentifier) { presence.enter(chat, user, visitor) }

    /// - Parameter chat: The chat that is left; `nil` for all.
    func exit(_ visitor: ObjectIdentifier, _ chat: Chat.ID? = nil) { presence.exit(visitor, chat) }

    func news() -> AsyncStream<ChatNews> { broadcast.listen() }

    /// Begins to hear what is stored. When it returns, each message that is stored later is sent to the listeners.
    private func listen() async throws {
        let start = start ?? Task { try await followAll() }
        self.start = start
        do {
            try await start.value
        } catch {
            self.start = nil
            throw error
        }
    }

    private func followAll() async throws {
        for chat in try await store.rooms() { try await follow(chat) }
        let rooms = store.madeRooms
        reading { [weak self] in
            for try await rooms in rooms { try await self?.take(rooms) }
        }
        let present = store.present
        reading { [weak self] in
            for try await present in present { self?.presence.take(present) }
        }
    }

    private func take(_ rooms: [StoredRoom]) async throws {
        for room in rooms where !read.contains(room.chatID) {
            try await follow(room.chatID)
            broadcast.send(.made(room.chatID))
        }
    }

    private func follow(_ chat: Chat.ID) async throws {
        guard read.insert(chat).inserted else { return }
        let messages = try await store.news(in: chat)
        reading { [broadcast] in
            for try await message in messages { broadcast.send(.message(message)) }
        }
    }

    private func reading(_ read: @escaping @MainActor () async throws -> Void) {
        readers.append(
            Task { [weak self] in
                // After an error the next request begins anew, and brings what was missed.
                do { try await read() } catch { self?.stop() }
            })
    }

    private func stop() {
        for reader in readers { reader.cancel() }
        readers = []
        read = []
        start = nil
    }
}

/// Something that happened in the server, for all users.
enum ChatNews: Sendable {
    case message(Message)
    case made(Chat.ID)
    /// A user joined or left a chat.
    case member(User.ID, of: Chat.ID)
    /// The users who have a chat open, and those who had it open before.
    case here([User], before: [User], in: Chat.ID)
}
