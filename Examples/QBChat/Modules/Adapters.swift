import QBChatModels
import QBChatModulesChat
import QBChatModulesList

/// Gives the list what it asks for.
public struct ListAdapter: ChatListSource {
    private let service: any ChatService

    public init(_ service: any ChatService) { self.service = service }

    public func chats() async throws -> [Chat] { try await service.fetchChats() }

    public func makeChat(_ title: String) async throws { try await service.makeChat(title) }

    public func updates() -> AsyncStream<ChatUpdate> { service.updates() }
}

/// Gives a chat what it asks for.
public struct ChatAdapter: ChatSource {
    public let chat: Chat.ID
    private let service: any ChatService

    public init(_ chat: Chat.ID, of service: any ChatService) {
        self.chat = chat
        self.service = service
    }

    public var reader: User.ID { service.currentUser.id }

    public func messages(before message: Message.ID?) async throws -> Conversation {
        try await service.fetchMessages(in: chat, before: message)
    }

    public func send(_ text: String) async throws { try await service.addMessage(text, to: chat) }

    public func join() async throws { try await service.join(chat) }

    public func leave() async throws { try await service.leave(chat) }

    public func enter() { service.enter(chat) }

    public func exit() { service.exit(chat) }

    public func updates() -> AsyncStream<ChatUpdate> { service.updates() }
}
