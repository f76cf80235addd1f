import QBChatModels

/// The actions of the list.
@MainActor
public protocol ChatListInteractorInterface {
    func list() async throws -> ChatListEntity
    /// Returns all messages from now on.
    func messages() -> AsyncStream<Message>
}

public struct ChatListInteractor: ChatListInteractorInterface {
    private let services: any ServiceBuilderInterface

    public init(services: any ServiceBuilderInterface) { self.services = services }

    public func list() async throws -> ChatListEntity { ChatListEntity(chats: ChatList(try await services.chats.fetchChats())) }

    public func messages() -> AsyncStream<Message> { services.chats.updates() }
}
