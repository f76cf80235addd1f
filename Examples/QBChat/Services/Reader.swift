import QBChatModels

/// Who reads.
@MainActor
public final class Reader {
    public let user: User

    public init(user: User) { self.user = user }
}
