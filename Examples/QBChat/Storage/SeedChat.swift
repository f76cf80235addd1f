import Foundation

/// A chat in a new database.
public struct SeedChat: Decodable, Sendable {
    let id: String
    let title: String
    let symbol: String
    let lines: [Line]

    /// A message in a new database.
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
    static func messages(of chats: [SeedChat], now: Date) -> [MessageRecord] {
        chats.flatMap { chat in
            chat.lines.map { line in
                MessageRecord(
                    chatID: chat.id, authorID: "seed-" + line.author.lowercased(), authorName: line.author, text: line.text,
                    sentAt: now.addingTimeInterval(-60 * line.minutesAgo))
            }
        }
        .sorted { $0.sentAt < $1.sentAt }
    }
}

extension ChatRecord {
    init(_ seed: SeedChat) { self.init(id: seed.id, title: seed.title, symbol: seed.symbol) }
}
