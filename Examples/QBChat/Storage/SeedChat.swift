import Foundation

/// A chat that a new database begins with.
public struct SeedChat: Decodable, Sendable {
    let id: String
    let title: String
    let symbol: String
    let lines: [Line]

    /// What somebody wrote.
    struct Line: Decodable, Sendable {
        let author: String
        let text: String
        let minutesAgo: Double
    }

    /// A chat in which nothing is written.
    public init(id: String, title: String, symbol: String) {
        self.id = id
        self.title = title
        self.symbol = symbol
        lines = []
    }

    /// The chats of some people who live near each other.
    public static func neighbourhood() throws -> [SeedChat] {
        guard let file = Bundle.module.url(forResource: "neighbourhood", withExtension: "json") else { throw CocoaError(.fileNoSuchFile) }
        return try JSONDecoder().decode([SeedChat].self, from: Data(contentsOf: file))
    }

    /// The messages of all chats in the order in which they were written.
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
