import Foundation
import MartletShared
import QBChatModels

/// The chats and their messages, which all users share: a log for each chat.
///
/// A new storage begins with the messages of the seed. They are not written: they are the same in each process, given the time when it began.
public final class MessageStore: Sendable {
    /// The number of messages kept for each chat, so that a public server does not grow without limit.
    public static let keptMessages = 500

    private let storage: SharedStorage
    private let seed: [SeedChat]
    private let start: Shared<Date?>
    private let now: Date

    /// - Parameters:
    ///   - storage: Where the messages are; `nil` keeps them in memory.
    ///   - seed: The chats; `nil` for ``SeedChat/neighbourhood()``.
    public init(storage: SharedStorage? = nil, seed: [SeedChat]? = nil, now: Date = .now) throws {
        self.storage = try storage ?? .inMemory()
        self.seed = try seed ?? SeedChat.neighbourhood()
        start = Shared("qbchat", in: self.storage, initial: nil)
        self.now = now
    }

    /// Returns all chats, each with its latest message.
    public func chats() async throws -> [Chat] {
        var chats: [Chat] = []
        for chat in seed { chats.append(chat.chat(lastMessage: try await messages(in: chat.chatID, latest: 1).last)) }
        return chats
    }

    /// Returns the stored messages of a chat, or `nil` if there is no such chat.
    public func conversation(_ id: Chat.ID) async throws -> Conversation? {
        guard let chat = seed.first(where: { $0.chatID == id }) else { return nil }
        return Conversation(id: id, title: chat.title, messages: try await messages(in: id))
    }

    /// Adds a message, and deletes the oldest if there are too many.
    ///
    /// - Returns: The message with its number, or `nil` if there is no such chat.
    public func add(_ text: String, by author: User, to chat: Chat.ID, at time: Date) async throws -> Message? {
        guard seed.contains(where: { $0.chatID == chat }) else { return nil }
        let stored = StoredMessage(authorID: author.id, authorName: author.name, text: text, sentAt: time)
        return message(SharedLog.Entry(number: try await log(chat).append(stored), element: stored), in: chat)
    }

    /// Returns, for each chat, the messages that anybody adds from now on. A sequence throws if its reader is too slow.
    func news() async throws -> [ChatNews] {
        var news: [ChatNews] = []
        for chat in seed.map(\.chatID) {
            let last = try await log(chat).latest(1).last?.number ?? 0
            news.append(log(chat).follow(after: last).map { self.message($0, in: chat) })
        }
        return news
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

/// The messages that are added to a chat.
typealias ChatNews = AsyncMapSequence<SharedEntries<StoredMessage>, Message>

/// A message as it is stored. The storage assigns its number.
struct StoredMessage: Codable, Sendable {
    let authorID: String
    let authorName: String
    let text: String
    let sentAt: Date
}
