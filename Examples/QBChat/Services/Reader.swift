import QBChatModels

/// The user who reads the chats.
@MainActor
public final class Reader {
    public let user: User

    public init(user: User) { self.user = user }
}
