/// A part of the world, with the creatures found there.
public struct CreatureCollection: Identifiable, Codable, Hashable, Sendable {
    public let id: Int
    public let name: String
    /// What the place is like, in a few words.
    public let summary: String
    /// The system symbol that stands for the place.
    public let symbol: String
    /// How many creatures are known there.
    public let count: Int

    public init(id: Int, name: String, summary: String, symbol: String, count: Int) {
        self.id = id
        self.name = name
        self.summary = summary
        self.symbol = symbol
        self.count = count
    }
}
