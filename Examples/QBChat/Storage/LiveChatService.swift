import QBChatModels

/// A ``ChatServer`` from the perspective of one user.
@MainActor
public final class LiveChatService: ChatService {
    public let currentUser: User
    private let server: ChatServer

    public init(user: User, server: ChatServer) {
        currentUser = user
        self.server = server
    }

    public func fetchChats() async throws -> [Chat] { try await server.chats() }

    public func fetchMessages(in chat: Chat.ID) async throws -> Conversation { try await server.conversation(chat) }

    @discardableResult
    public func addMessage(_ text: String, to chat: Chat.ID) async throws -> Message {
        try await server.add(text, by: currentUser, to: chat)
    }

    public func updates() -> AsyncStream<Message> { server.updates() }
}
