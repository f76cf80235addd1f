import Foundation
import MartletShared
import QBChatModels

/// The chats and their messages, which all users share: a log for each chat, the chats that users have made, and what each user has joined and read.
///
/// A new storage begins with the messages of the seed. They are not written: they are the same in each process, given the time when it began.
public final class MessageStore: Sendable {
    /// The number of messages kept for each chat, so that a public server does not grow without limit.
    public static let keptMessages = 500
    /// The number of chats that users can make.
    public static let mostRooms = 100

    private let storage: SharedStorage
    private let seed: [SeedChat]
    private let start: Shared<Date?>
    private let made: Shared<[StoredRoom]>
    private let presence: Shared<[StoredPresence]>
    private let now: Date

    /// - Parameters:
    ///   - storage: Where the messages are; `nil` keeps them in memory.
    ///   - seed: The chats; `nil` for ``SeedChat/neighbourhood()``.
    public init(storage: SharedStorage? = nil, seed: [SeedChat]? = nil, now: Date = .now) throws {
        self.storage = try storage ?? .inMemory()
        self.seed = try seed ?? SeedChat.neighbourhood()
        start = Shared("qbchat", in: self.storage, initial: nil)
        made = Shared("qbchat/rooms", in: self.storage, initial: [])
        presence = Shared("qbchat/here", in: self.storage, initial: [])
        self.now = now
    }

    // MARK: Chats

    /// Returns all chats as a user sees them, each with its latest message, or one of them.
    ///
    /// Whoever comes for the first time has read everything.
    func chats(of user: User, only id: Chat.ID? = nil) async throws -> [Chat] {
        let member = try await member(user).value
        var chats: [Chat] = []
        var seen: [Chat.ID: Message.ID] = [:]
        for room in try await allRooms() where id == nil || room.chatID == id {
            let isJoined = member.isMember(of: room)
            let messages = try await messages(in: room.chatID, latest: isJoined ? 100 : 1)
            let read = member.read[room.id] ?? messages.last?.id ?? 0
            if isJoined, member.read[room.id] == nil { seen[room.chatID] = read }
            chats.append(
                Chat(
                    id: room.chatID, title: room.title, symbol: room.symbol, lastMessage: messages.last, since: room.since,
                    isJoined: isJoined,
                    unread: isJoined ? messages.count { $0.id > read && $0.author.id != user.id } : 0))
        }
        if !seen.isEmpty {
            try await self.member(user).change { member in
                for (chat, message) in seen where member.read[chat.rawValue] == nil { member.read[chat.rawValue] = message }
            }
        }
        return chats
    }

    /// Returns the stored messages of a chat, or `nil` if there is no such chat.
    func conversation(_ id: Chat.ID, of user: User) async throws -> Conversation? {
        guard let room = try await room(id) else { return nil }
        let isJoined = try await member(user).value.isMember(of: room)
        return Conversation(id: id, title: room.title, messages: try await messages(in: id), isJoined: isJoined)
    }

    /// Whether a user has joined a chat; `nil` if there is no such chat.
    func isMember(_ user: User, of chat: Chat.ID) async throws -> Bool? {
        guard let room = try await room(chat) else { return nil }
        return try await member(user).value.isMember(of: room)
    }

    /// The ids of all chats.
    func rooms() async throws -> [Chat.ID] { try await allRooms().map(\.chatID) }

    /// The chats that users have made, now and after each change.
    var madeRooms: SharedValues<[StoredRoom]> { made.values }

    /// Makes a chat, which its maker has joined.
    func makeChat(_ title: String, by user: User) async throws {
        var since: Message.ID = 0
        for id in try await rooms() { since = max(since, try await messages(in: id, latest: 1).last?.id ?? 0) }
        let room = StoredRoom(id: Self.address(of: title), title: title, symbol: "bubble.left", since: since + 1)
        // First joined, then made: so nobody ever sees their own chat as one to join.
        _ = try await member(user).change { $0.joined.insert(room.id) }
        try await made.change { rooms in
            guard rooms.count < Self.mostRooms else { throw ChatError.tooManyChats }
            rooms.append(room)
        }
    }

    /// - Returns: Whether there is such a chat.
    func setJoined(_ isJoined: Bool, _ chat: Chat.ID, of user: User) async throws -> Bool {
        guard let room = try await room(chat) else { return false }
        let last = try await messages(in: chat, latest: 1).last?.id ?? 0
        try await member(user).change { $0.setJoined(isJoined, room, last: last) }
        return true
    }

    /// Stores that a user has read a chat up to a message.
    func mark(_ chat: Chat.ID, upTo message: Message.ID, by user: User) async throws {
        try await member(user).change { $0.read[chat.rawValue] = max(message, $0.read[chat.rawValue] ?? 0) }
    }

    // MARK: Messages

    /// Adds a message, and deletes the oldest if there are too many.
    ///
    /// - Returns: The message with its number, or `nil` if there is no such chat.
    public func add(_ text: String, by author: User, to chat: Chat.ID, at time: Date) async throws -> Message? {
        guard try await room(chat) != nil else { return nil }
        let stored = StoredMessage(authorID: author.id, authorName: author.name, text: text, sentAt: time)
        return message(SharedLog.Entry(number: try await log(chat).append(stored), element: stored), in: chat)
    }

    /// Returns the messages that anybody adds to a chat from now on. The sequence throws if its reader is too slow.
    func news(in chat: Chat.ID) async throws -> AsyncMapSequence<SharedEntries<StoredMessage>, Message> {
        let last = try await log(chat).latest(1).last?.number ?? 0
        return log(chat).follow(after: last).map { self.message($0, in: chat) }
    }

    // MARK: Presence

    /// Who has a chat open, now and after each change.
    var present: SharedValues<[StoredPresence]> { presence.values }

    /// Stores who of a process has a chat open, and forgets who has not been heard of for too long.
    func setPresent(_ entries: [StoredPresence], of process: UUID, now: Date) async throws {
        try await presence.change { $0 = $0.filter { $0.process != process && $0.until > now } + entries }
    }

    private func member(_ user: User) -> Shared<StoredMember> {
        Shared("qbchat/user/\(user.id)", in: storage, initial: StoredMember())
    }

    private func allRooms() async throws -> [StoredRoom] {
        let made = try await made.value
        return seed.map { StoredRoom(id: $0.id, title: $0.title, symbol: $0.symbol, since: 0, isOpen: true) } + made
    }

    private func room(_ chat: Chat.ID) async throws -> StoredRoom? { try await allRooms().first { $0.chatID == chat } }

    /// An address that nobody else has made, with the letters of the title.
    private static func address(of title: String) -> String {
        let words = title.lowercased().split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
        return (words + [Substring(UUID().uuidString.lowercased().prefix(8))]).joined(separator: "-")
    }

    private func messages(in chat: Chat.ID, latest count: Int = keptMessages) async throws -> [Message] {
        let written = try await log(chat).latest(count).map { message($0, in: chat) }
        let first = written.count < count ? try await firstMessages().filter { $0.chat == chat } : []
        return (first + written).suffix(count)
    }

    private func log(_ chat: Chat.ID) -> SharedLog<StoredMessage> {
        SharedLog("qbchat/\(chat.rawValue)", in: storage, keeping: Self.keptMessages)
    }

    /// The messages of the seed, which were sent before the storage was new.
    private func firstMessages() async throws -> [Message] {
        let start = try await start.change { start in
            start = start ?? now
            return start ?? now
        }
        return SeedChat.messages(of: seed, now: start)
    }

    private func message(_ entry: SharedLog<StoredMessage>.Entry, in chat: Chat.ID) -> Message {
        // The messages of the seed have the numbers before.
        let number = entry.number + Int64(SeedChat.messageCount(of: seed))
        let author = User(id: entry.element.authorID, name: entry.element.authorName)
        return Message(id: number, chat: chat, author: author, text: entry.element.text, sentAt: entry.element.sentAt)
    }
}

/// A message as it is stored. The storage assigns its number.
struct StoredMessage: Codable, Sendable {
    let authorID: String
    let authorName: String
    let text: String
    let sentAt: Date
}

/// A chat as it is stored.
struct StoredRoom: Codable, Sendable {
    let id: String
    let title: String
    let symbol: String
    /// The number that followed the latest message of all chats when this one was made.
    let since: Message.ID
    /// Whether everybody is a member who has not left.
    var isOpen = false

    var chatID: Chat.ID { Chat.ID(id) }
}

/// What a user has joined and read, as it is stored.
struct StoredMember: Codable, Sendable {
    /// Chats that others have made, and the user's own.
    var joined: Set<String> = []
    /// Chats of the seed, which everybody has joined at first.
    var left: Set<String> = []
    /// The latest message that was read, for each chat.
    var read: [String: Message.ID] = [:]

    func isMember(of room: StoredRoom) -> Bool { room.isOpen ? !left.contains(room.id) : joined.contains(room.id) }

    /// - Parameter last: The latest message of the room, which counts as read.
    mutating func setJoined(_ isJoined: Bool, _ room: StoredRoom, last: Message.ID) {
        if isJoined {
            joined.insert(room.id)
            left.remove(room.id)
        } else {
            joined.remove(room.id)
            left.insert(room.id)
        }
        read[room.id] = last
    }
}
