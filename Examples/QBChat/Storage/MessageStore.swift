import Foundation
import GRDB
import QBChatModels

/// The chats and their messages in an SQLite database.
///
/// The database runs on its own thread.
public final class MessageStore: Sendable {
    /// The number of messages kept for each chat, so that a public server does not grow without limit.
    public static let keptMessages = 500

    private let database: DatabaseQueue

    /// Opens the database, and creates its file if necessary.
    ///
    /// - Parameters:
    ///   - path: The file; `nil` keeps everything in memory.
    ///   - seed: The contents of a new database; `nil` for ``SeedChat/neighbourhood()``.
    public init(path: String? = nil, seed: [SeedChat]? = nil, now: Date = .now) throws {
        database = try path.map { try DatabaseQueue(path: $0) } ?? DatabaseQueue()
        try Self.migrator(seed: seed ?? SeedChat.neighbourhood(), now: now).migrate(database)
    }

    private static func migrator(seed: [SeedChat], now: Date) -> DatabaseMigrator {
        var migrator = DatabaseMigrator()
        migrator.registerMigration("chats and messages") { database in
            try database.create(table: "chat") { table in
                table.primaryKey("id", .text)
                table.column("title", .text).notNull()
                table.column("symbol", .text).notNull()
            }
            try database.create(table: "message") { table in
                table.autoIncrementedPrimaryKey("id")
                table.column("chatID", .text).notNull().references("chat", onDelete: .cascade)
                table.column("authorID", .text).notNull()
                table.column("authorName", .text).notNull()
                table.column("text", .text).notNull()
                table.column("sentAt", .datetime).notNull()
            }
            try database.create(index: "messagesOfChat", on: "message", columns: ["chatID", "id"])
        }
        migrator.registerMigration("first chats") { database in
            for chat in seed { try ChatRecord(chat).insert(database) }
            for var message in SeedChat.messages(of: seed, now: now) { try message.insert(database) }
        }
        return migrator
    }

    /// Returns all chats, each with its latest message.
    public func chats() async throws -> [Chat] {
        try await database.read { database in
            let latest = try MessageRecord.fetchAll(
                database, sql: "SELECT * FROM message WHERE id IN (SELECT MAX(id) FROM message GROUP BY chatID)")
            let byChat = Dictionary(latest.map { ($0.chatID, $0.message) }) { first, _ in first }
            return try ChatRecord.fetchAll(database).map { $0.chat(lastMessage: byChat[$0.id]) }
        }
    }

    /// Returns the stored messages of a chat, or `nil` if there is no such chat.
    public func conversation(_ id: Chat.ID) async throws -> Conversation? {
        try await database.read { database in
            guard let chat = try ChatRecord.fetchOne(database, key: id.rawValue) else { return nil }
            let messages = try MessageRecord.filter(Column("chatID") == id.rawValue).order(Column("id")).fetchAll(database)
            return Conversation(id: id, title: chat.title, messages: messages.map(\.message))
        }
    }

    /// Adds a message, and deletes the oldest if there are too many.
    ///
    /// - Returns: The message with its number, or `nil` if there is no such chat.
    public func add(_ text: String, by author: User, to chat: Chat.ID, at time: Date) async throws -> Message? {
        try await database.write { database in
            guard try ChatRecord.exists(database, key: chat.rawValue) else { return nil }
            var record = MessageRecord(chatID: chat.rawValue, authorID: author.id, authorName: author.name, text: text, sentAt: time)
            try record.insert(database)
            try database.execute(
                sql: """
                    DELETE FROM message WHERE chatID = ? AND id <= (
                        SELECT id FROM message WHERE chatID = ? ORDER BY id DESC LIMIT 1 OFFSET ?)
                    """, arguments: [chat.rawValue, chat.rawValue, Self.keptMessages])
            return record.message
        }
    }
}
