import QBChatModels

/// What this module needs of others: one chat. The composition root gives it.
@MainActor
public protocol ChatSource {
    var chat: Chat.ID { get }
    /// The user, whose messages are on the right.
    var reader: User.ID { get }
    /// Returns the latest messages, or the page before another.
    func messages(before message: Message.ID?) async throws -> Conversation
    /// Sends a text. It arrives with the other messages.
    func send(_ text: String) async throws
    func join() async throws
    func leave() async throws
    /// Tells others that the user has the chat open, and ends that.
    func enter()
    func exit()
    /// Returns what happens in all chats from now on.
    func updates() -> AsyncStream<ChatUpdate>
}
