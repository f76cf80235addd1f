import Foundation
import GRDB
import QBChatModels

/// A row in the table of chats.
struct ChatRecord: Codable, FetchableRecord, PersistableRecord {
    static let databaseTableName = "chat"

    let id: String
    let title: String
    let symbol: String

    func chat(lastMessage: Message?) -> Chat { Chat(id: Chat.ID(id), title: title, symbol: symbol, lastMessage: lastMessage) }
}

/// A row in the table of messages. The database assigns its number.
struct MessageRecord: Codable, FetchableRecord, MutablePersistableRecord {
    static let databaseTableName = "message"

    var id: Int64?
    let chatID: String
    let authorID: String
    let authorName: String
    let text: String
    let sentAt: Date

    mutating func didInsert(_ inserted: InsertionSuccess) { id = inserted.rowID }

    var message: Message {
        Message(id: id ?? 0, chat: Chat.ID(chatID), author: User(id: authorID, name: authorName), text: text, sentAt: sentAt)
    }
}
