import Foundation

/// Chats that are kept in memory alone, for previews, tests and measurements. It can be slow, and it can fail.
@MainActor
public final class MockChatService: ChatService {
    public let currentUser: User
    /// Whether all that is asked fails.
    public var isOffline = false
    /// How often each thing was asked.
    public private(set) var fetchCount = (chats: 0, messages: 0)
    private var chats: [Chat]
    private var conversations: [Chat.ID: Conversation] = [:]
    private let broadcast = Broadcast<Message>()
    private var lastID: Int64 = 0
    private let delay: Duration
    private let clock: any Clock<Duration>

    /// - Parameters:
    ///   - chats: The chats, with nothing written in them.
    ///   - delay: How long each answer takes.
    public init(
        user: User = User(id: "me", name: "Robin"), chats: [Chat] = MockChatService.fewChats, delay: Duration = .zero,
        clock: any Clock<Duration> = ContinuousClock()
    ) {
        currentUser = user
        self.chats = chats
        self.delay = delay
        self.clock = clock
        for chat in chats { conversations[chat.id] = Conversation(id: chat.id, title: chat.title) }
    }

    /// Three chats.
    public nonisolated static let fewChats = [
        Chat(id: Chat.ID("garden"), title: "Harbour Street Garden", symbol: "leaf"),
        Chat(id: Chat.ID("climbing"), title: "Thursday Climbing", symbol: "figure.climbing"),
        Chat(id: Chat.ID("flat"), title: "Flat 4B", symbol: "house"),
    ]

    /// So many chats, each with one message.
    public static func withChats(_ count: Int) -> MockChatService {
        let service = MockChatService(
            chats: (0..<count).map { Chat(id: Chat.ID("chat-\($0)"), title: "Chat \($0)", symbol: "bubble.left") })
        let other = User(id: "other", name: "Noor")
        for index in (0..<count).reversed() { service.receive("Hello from \(index)", from: other, in: Chat.ID("chat-\(index)")) }
        return service
    }

    /// How many listen to the updates.
    public var listenerCount: Int { broadcast.listenerCount }

    /// Someone else writes something.
    @discardableResult
    public func receive(_ text: String, from author: User, in chat: Chat.ID) -> Message {
        lastID += 1
        let message = Message(
            id: lastID, chat: chat, author: author, text: text, sentAt: Date(timeIntervalSince1970: 1_790_000_000 + 60 * Double(lastID)))
        conversations[chat]?.add(message)
        if let index = chats.firstIndex(where: { $0.id == chat }) { chats[index].lastMessage = message }
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
