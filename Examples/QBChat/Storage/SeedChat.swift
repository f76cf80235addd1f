import Foundation

/// A chat that a new database begins with.
public struct SeedChat: Sendable {
    let id: String
    let title: String
    let symbol: String
    /// Who wrote what, and how many minutes ago.
    let lines: [(author: String, text: String, minutesAgo: Double)]

    public init(id: String, title: String, symbol: String, lines: [(author: String, text: String, minutesAgo: Double)]) {
        self.id = id
        self.title = title
        self.symbol = symbol
        self.lines = lines
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

extension SeedChat {
    /// The chats of some people who live near each other.
    public static let neighbourhood = [
        SeedChat(
            id: "garden", title: "Harbour Street Garden", symbol: "leaf",
            lines: [
                ("Marta", "The tomatoes in bed three have split. Too much rain at once.", 190),
                ("Oskar", "Pick them anyway, they make a good sauce.", 184),
                ("Priya", "I can bring jars on Saturday.", 171),
                ("Marta", "Perfect. The plan for the beds is at https://example.org/garden/beds", 38),
                ("Oskar", "Who has the key to the shed?", 12),
            ]),
        SeedChat(
            id: "climbing", title: "Thursday Climbing", symbol: "mountain.2",
            lines: [
                ("Jonas", "Is the hall open this week? They were doing the floor.", 1500),
                ("Lene", "Open again since Monday. New routes in the corner.", 1492),
                ("Jonas", "Then seven o’clock as always?", 1488),
                ("Lene", "Seven. I have a spare rope.", 95),
            ]),
        SeedChat(
            id: "flat", title: "Flat 4B", symbol: "house",
            lines: [
                ("Noor", "The plumber comes tomorrow between eight and ten.", 420),
                ("Tomás", "I am home until nine, then someone has to take over.", 408),
                ("Noor", "I will be back by nine.", 407),
            ]),
        SeedChat(
            id: "books", title: "One Chapter a Week", symbol: "book",
            lines: [
                ("Ines", "Chapter six is where it finally starts.", 3000),
                ("Bela", "I liked the slow part!", 2990),
                ("Ines", "Nobody likes the slow part, Bela.", 2988),
                ("Bela", "See you on Sunday, with cake and with arguments.", 2960),
            ]),
        SeedChat(
            id: "bikes", title: "Bike Repair Café", symbol: "bicycle",
            lines: [
                ("Kofi", "We are short of 28 inch tubes again.", 5000),
                ("Hanna", "Ordered. They come on Wednesday.", 4890),
            ]),
        SeedChat(id: "lost", title: "Lost and Found", symbol: "questionmark.circle", lines: []),
    ]
}
