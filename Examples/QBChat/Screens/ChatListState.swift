import QBChatModels

/// The state of the list of chats.
public struct ChatListState: Equatable, Sendable {
    public var phase = LoadPhase.loading
    public var list = ChatList()

    public init() {}

    public var chats: [Chat] { list.chats }
    /// Whether there are no chats.
    public var isEmpty: Bool { list.chats.isEmpty }
}

/// The inputs of the list of chats.
public enum ChatListInput: Sendable {
    /// The list appeared.
    case appeared
    /// The user tapped Retry.
    case retry
}

// Changes of the list, which the reducer and the view model share.
extension ChatListState {
    /// Starts loading. Loaded content stays visible.
    public mutating func beginFetching() {
        if phase != .loaded { phase = .loading }
    }

    public mutating func take(_ chats: [Chat]) {
        phase = .loaded
        list = ChatList(chats)
    }

    /// Records a failed load. Loaded content stays visible.
    public mutating func fail(_ error: any Error) {
        if phase != .loaded { phase = .failed(error.explanation) }
    }
}
