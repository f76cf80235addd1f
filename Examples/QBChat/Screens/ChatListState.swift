import QBChatModels

/// What the list of chats shows.
public struct ChatListState: Equatable, Sendable {
    public var phase = LoadPhase.loading
    public var list = ChatList()

    public init() {}

    public var chats: [Chat] { list.chats }
    /// Whether there is nothing to list.
    public var isEmpty: Bool { list.chats.isEmpty }
}

/// What the list of chats tells.
public enum ChatListInput: Sendable {
    /// It came into sight.
    case appeared
    /// The user wants it fetched again.
    case retry
}

// What happens to the list is the same, whether a reducer or a view model lets it happen.
extension ChatListState {
    /// It is asked for. What is there stays in sight meanwhile.
    public mutating func beginFetching() {
        if phase != .loaded { phase = .loading }
    }

    public mutating func take(_ chats: [Chat]) {
        phase = .loaded
        list = ChatList(chats)
    }

    /// It could not be had. What is there stays in sight.
    public mutating func fail(_ error: any Error) {
        if phase != .loaded { phase = .failed(error.explanation) }
    }
}
