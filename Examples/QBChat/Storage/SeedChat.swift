import Foundation
import QBChatModels

/// A chat of a new storage.
public struct SeedChat: Decodable, Sendable {
    let id: String
    let title: String
    let symbol: String
    let lines: [Line]

    /// A message of a new storage.
    struct Line: Decodable, Sendable {
        let author: String
        let text: String
        let minutesAgo: Double
    }

    /// Creates a chat without messages.
    public init(id: String, title: String, symbol: String) {
        self.id = id
        self.title = title
        self.symbol = symbol
        lines = []
    }

    /// Returns the chats of a group of neighbours.
    public static func neighbourhood() throws -> [SeedChat] {
        guard let file = Bundle.module.url(forResource: "neighbourhood", withExtension: "json") else { throw CocoaError(.fileNoSuchFile) }
        return try JSONDecoder().decode([SeedChat].self, from: Data(contentsOf: file))
    }

    /// Returns the messages of all chats in chronological order.
    static func messages(of chats: [SeedChat], now: Date) -> [Message] {
        let lines = chats.flatMap { chat in chat.lines.map { (chat: chat.chatID, line: $0) } }
            .sorted { $0.line.minutesAgo > $1.line.minutesAgo }
        return lines.enumerated().map { index, item in
            let author = User(id: "seed-" + item.line.author.lowercased(), name: item.line.author)
            return Message(
                id: Int64(index + 1), chat: item.chat, author: author, text: item.line.text,
                sentAt: now.addingTimeInterval(-60 * item.line.minutesAgo))
        }
    }

    static func messageCount(of chats: [SeedChat]) -> Int { chats.reduce(0) { $0 + $1.lines.count } }

    var chatID: Chat.ID { Chat.ID(id) }

    func chat(lastMessage: Message?) -> Chat { Chat(id: chatID, title: title, symbol: symbol, lastMessage: lastMessage) }
}
