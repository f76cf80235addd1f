import QBChatModels

/// The actions of a chat.
@MainActor
public protocol ChatInteractorInterface {
    /// The user's own id.
    var reader: User.ID { get }
    func chat(_ id: Chat.ID) async throws -> ChatEntity
    /// Sends a text. It arrives with the other messages.
    func send(_ text: String, to id: Chat.ID) async throws
    /// Returns the messages of all chats from now on.
    func messages() -> AsyncStream<Message>
}

public struct ChatInteractor: ChatInteractorInterface {
    private let services: any ServiceBuilderInterface

    public init(services: any ServiceBuilderInterface) { self.services = services }

    public var reader: User.ID { services.chats.currentUser.id }

    public func chat(_ id: Chat.ID) async throws -> ChatEntity {
        ChatEntity(conversation: try await services.chats.fetchMessages(in: id))
    }

    public func send(_ text: String, to id: Chat.ID) async throws { try await services.chats.addMessage(text, to: id) }

    public func messages() -> AsyncStream<Message> { services.chats.updates() }
}
