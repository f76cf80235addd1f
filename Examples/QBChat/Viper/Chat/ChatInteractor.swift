import QBChatModels

/// The actions of a chat.
@MainActor
public protocol ChatInteractorInterface {
    /// The user's own id.
    var reader: User.ID { get }
    func chat(_ id: Chat.ID) async throws -> ChatEntity
    /// Sends a text. It arrives with the other messages.
    func send(_ text: String, to id: Chat.ID) async throws
    /// Returns the page of messages before another.
    func page(before message: Message.ID?, in id: Chat.ID) async throws -> ChatEntity
    func join(_ id: Chat.ID) async throws
    func leave(_ id: Chat.ID) async throws
    /// Tells others that the user has the chat open, and ends that.
    func enter(_ id: Chat.ID)
    func exit(_ id: Chat.ID)
    /// Returns what happens in all chats from now on.
    func updates() -> AsyncStream<ChatUpdate>
}

public struct ChatInteractor: ChatInteractorInterface {
    private let services: any ServiceBuilderInterface

    public init(services: any ServiceBuilderInterface) { self.services = services }

    public var reader: User.ID { services.chats.currentUser.id }

    public func chat(_ id: Chat.ID) async throws -> ChatEntity {
        ChatEntity(conversation: try await services.chats.fetchMessages(in: id))
    }

    public func send(_ text: String, to id: Chat.ID) async throws { try await services.chats.addMessage(text, to: id) }

    public func page(before message: Message.ID?, in id: Chat.ID) async throws -> ChatEntity {
        ChatEntity(conversation: try await services.chats.fetchMessages(in: id, before: message))
    }

    public func join(_ id: Chat.ID) async throws { try await services.chats.join(id) }

    public func leave(_ id: Chat.ID) async throws { try await services.chats.leave(id) }

    public func enter(_ id: Chat.ID) { services.chats.enter(id) }

    public func exit(_ id: Chat.ID) { services.chats.exit(id) }

    public func updates() -> AsyncStream<ChatUpdate> { services.chats.updates() }
}
