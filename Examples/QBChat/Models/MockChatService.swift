import Foundation

/// Chats in memory, for previews, tests and measurements. It can be slow, and it can fail.
@MainActor
public final class MockChatService: ChatService {
    public let currentUser: User
    /// Whether all requests fail.
    public var isOffline = false
    /// The number of requests of each kind.
    public private(set) var fetchCount = (chats: 0, messages: 0)
    private var chats: [Chat]
    /// The index of each chat in ``chats``.
    private var places: [Chat.ID: Int]
    /// How often the user has each chat open.
    private var entries: [Chat.ID: Int] = [:]
    private var conversations: [Chat.ID: Conversation] = [:]
    private let broadcast = Broadcast<ChatUpdate>()
    private var lastID: Int64 = 0
    private let delay: Duration
    private let clock: any Clock<Duration>

    /// - Parameters:
    ///   - chats: The chats. They contain only their latest messages.
    ///   - delay: The time that each answer takes.
    public init(
        user: User = User(id: "me", name: "Robin"), chats: [Chat] = MockChatService.fewChats, delay: Duration = .zero,
        clock: any Clock<Duration> = ContinuousClock()
    ) {
        currentUser = user
        self.chats = chats
        self.delay = delay
        self.clock = clock
        places = Dictionary(uniqueKeysWithValues: chats.enumerated().map { ($1.id, $0) })
        for chat in chats {
            let messages = chat.lastMessage.map { [$0] } ?? []
            conversations[chat.id] = Conversation(id: chat.id, title: chat.title, messages: messages)
            lastID = max(lastID, messages.last?.id ?? 0)
        }
    }

    /// Three chats.
    public nonisolated static let fewChats = [
        Chat(id: .garden, title: "Harbour Street Garden", symbol: "leaf"),
        Chat(id: .climbing, title: "Thursday Climbing", symbol: "mountain.2"),
        Chat(id: .flat, title: "Flat 4B", symbol: "house"),
    ]

    /// Creates a number of chats, each with one message, the first chat on top.
    public static func withChats(_ count: Int) -> MockChatService {
        let other = User(id: "other", name: "Noor")
        return MockChatService(
            chats: (0..<count).map { number in
                let id = Chat.ID("chat-\(number)")
                let message = Message(
                    id: Int64(count - number), chat: id, author: other, text: "Hello from \(number)", sentAt: moment(Int64(count - number)))
                return Chat(id: id, title: "Chat \(number)", symbol: "bubble.left", lastMessage: message)
            })
    }

    /// Returns the time of a message: one minute later for each number.
    private static func moment(_ number: Int64) -> Date { Date(timeIntervalSince1970: 1_790_000_000 + 60 * Double(number)) }

    /// The number of listeners to the updates.
    public var listenerCount: Int { broadcast.listenerCount }

    /// Whether the user has a chat open.
    public func isInside(_ chat: Chat.ID) -> Bool { entries[chat, default: 0] > 0 }

    /// Simulates a message from another user.
    @discardableResult
    public func receive(_ text: String, from author: User, in chat: Chat.ID) -> Message {
        lastID += 1
        let message = Message(id: lastID, chat: chat, author: author, text: text, sentAt: Self.moment(lastID))
        conversations[chat]?.add(message)
        if let place = places[chat] {
            chats[place].lastMessage = message
            if author != currentUser, chats[place].isJoined, !isInside(chat) { chats[place].unread += 1 }
            broadcast.send(.message(message, unread: chats[place].unread))
        }
        return message
    }

    /// Simulates others entering and leaving a chat.
    public func show(_ users: [User], in chat: Chat.ID) {
        guard let place = places[chat] else { return }
        chats[place].here = users
        broadcast.send(.here(users, in: chat))
    }

    /// Simulates another user making a chat.
    public func add(_ chat: Chat) {
        places[chat.id] = chats.count
        chats.append(chat)
        conversations[chat.id] = Conversation(id: chat.id, title: chat.title)
        broadcast.send(.chat(chat))
    }

    public func fetchChats() async throws -> [Chat] {
        fetchCount.chats += 1
        try await answer()
        return chats
    }

    public func fetchMessages(in chat: Chat.ID, before: Message.ID?) async throws -> Conversation {
        fetchCount.messages += 1
        try await answer()
        guard var conversation = conversations[chat]?.page(before: before), let place = places[chat] else { throw ChatError.noSuchChat }
        conversation.apply(.chat(chats[place]))
        conversation.apply(.here(chats[place].here, in: chat))
        return conversation
    }

    @discardableResult
    public func addMessage(_ text: String, to chat: Chat.ID) async throws -> Message {
        try await answer()
        guard let text = Message.text(from: text) else { throw ChatError.emptyMessage }
        guard let place = places[chat] else { throw ChatError.noSuchChat }
        guard chats[place].isJoined else { throw ChatError.notJoined }
        return receive(text, from: currentUser, in: chat)
    }

    public func makeChat(_ title: String) async throws {
        try await answer()
        guard let title = Chat.title(from: title) else { throw ChatError.emptyMessage }
        add(Chat(id: Chat.ID("room-\(chats.count)"), title: title, symbol: "bubble.left", since: lastID + 1))
    }

    public func join(_ chat: Chat.ID) async throws {
        try await answer()
        try change(chat) { $0.isJoined = true }
    }

    public func leave(_ chat: Chat.ID) async throws {
        try await answer()
        try change(chat) {
            $0.isJoined = false
            $0.unread = 0
        }
    }

    public func enter(_ chat: Chat.ID) {
        entries[chat, default: 0] += 1
        if let place = places[chat], chats[place].unread > 0 { try? change(chat) { $0.unread = 0 } }
    }

    public func exit(_ chat: Chat.ID) { entries[chat] = entries[chat].flatMap { $0 > 1 ? $0 - 1 : nil } }

    public func updates() -> AsyncStream<ChatUpdate> { broadcast.listen() }

    private func change(_ chat: Chat.ID, _ body: (inout Chat) -> Void) throws {
        guard let place = places[chat] else { throw ChatError.noSuchChat }
        body(&chats[place])
        broadcast.send(.chat(chats[place]))
    }

    private func answer() async throws {
        if delay > .zero { try await clock.sleep(for: delay) }
        if isOffline { throw ChatError.offline }
    }
}

/// The ids of the default chats.
extension Chat.ID {
    public static let garden = Chat.ID("garden")
    public static let climbing = Chat.ID("climbing")
    public static let flat = Chat.ID("flat")
}
