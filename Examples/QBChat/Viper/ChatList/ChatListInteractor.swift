import QBChatModels

/// The actions of the list.
@MainActor
public protocol ChatListInteractorInterface {
    func list() async throws -> ChatListEntity
    func make(_ title: String) async throws
    /// Returns what happens in all chats from now on.
    func updates() -> AsyncStream<ChatUpdate>
}

public struct ChatListInteractor: ChatListInteractorInterface {
    private let services: any ServiceBuilderInterface

    public init(services: any ServiceBuilderInterface) { self.services = services }

    public func list() async throws -> ChatListEntity { ChatListEntity(chats: ChatList(try await services.chats.fetchChats())) }

    public func make(_ title: String) async throws { try await services.chats.makeChat(title) }

    public func updates() -> AsyncStream<ChatUpdate> { services.chats.updates() }
}
