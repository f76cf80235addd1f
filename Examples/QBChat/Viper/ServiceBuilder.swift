import QBChatModels

/// The services of all modules. Each environment of the app has an implementation of its own.
@MainActor
public protocol ServiceBuilderInterface {
    var chats: any ChatService { get }
}

/// Gives the modules the services that it was made with.
public struct ServiceBuilder: ServiceBuilderInterface {
    public let chats: any ChatService

    public init(chats: any ChatService) { self.chats = chats }
}
