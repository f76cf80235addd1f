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
    private let places: [Chat.ID: Int]
    private var conversations: [Chat.ID: Conversation] = [:]
    private let broadcast = Broadcast<Message>()
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

    /// Simulates a message from another user.
    @discardableResult
    public func receive(_ text: String, from author: User, in chat: Chat.ID) -> Message {
        lastID += 1
        let message = Message(id: lastID, chat: chat, author: author, text: text, sentAt: Self.moment(lastID))
        conversations[chat]?.add(message)
        if let place = places[chat] { chats[place].lastMessage = message }
        broadcast.send(message)
        return message
    }

    public func fetchChats() async throws -> [Chat] {
        fetchCount.chats += 1
        try await answer()
        return chats
    }

    public func fetchMessages(in chat: Chat.ID) async throws -> Conversation {
        fetchCount.messages += 1
        try await answer()
        guard let conversation = conversations[chat] else { throw ChatError.noSuchChat }
        return conversation
    }

    @discardableResult
    public func addMessage(_ text: String, to chat: Chat.ID) async throws -> Message {
        try await answer()
        guard let text = Message.text(from: text) else { throw ChatError.emptyMessage }
        guard conversations[chat] != nil else { throw ChatError.noSuchChat }
        return receive(text, from: currentUser, in: chat)
    }

    public func updates() -> AsyncStream<Message> { broadcast.listen() }

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
