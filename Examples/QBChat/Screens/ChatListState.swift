import QBChatModels

/// The state of the list of chats.
public struct ChatListState: Equatable, Sendable {
    public var phase = LoadPhase.loading
    public var list = ChatList()
    /// The error of the last chat that was not made.
    public var notice: String?

    public init() {}

    public var chats: [Chat] { list.chats }
    /// The chats of the user.
    public var joined: [Chat] { list.joined }
    /// The chats that the user can join.
    public var others: [Chat] { list.others }
    /// Whether there are no chats.
    public var isEmpty: Bool { list.chats.isEmpty }
    /// Whether there are chats to join.
    public var hasOthers: Bool { list.chats.contains { !$0.isJoined } }
}

/// The inputs of the list of chats.
public enum ChatListInput: Equatable, Sendable {
    /// The list appeared.
    case appeared
    /// The user tapped Retry.
    case retry
    /// The user made a chat with a title.
    case make(String)
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

    /// Records that a chat was not made.
    public mutating func notMade(_ error: any Error) { notice = "Not made: \(error.explanation)" }
}
