import QBChatModels

/// What this module needs of others. The composition root gives it.
@MainActor
public protocol ChatListSource {
    func chats() async throws -> [Chat]
    func makeChat(_ title: String) async throws
    /// Returns what happens in all chats from now on.
    func updates() -> AsyncStream<ChatUpdate>
}
