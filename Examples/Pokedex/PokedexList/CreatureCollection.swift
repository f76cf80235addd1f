/// A region, with the creatures found there.
public struct CreatureCollection: Identifiable, Codable, Hashable, Sendable {
    public let id: Int
    public let name: String
    /// A short description of the region.
    public let summary: String
    /// The region's system symbol.
    public let symbol: String
    /// The number of known creatures.
    public let count: Int

    public init(id: Int, name: String, summary: String, symbol: String, count: Int) {
        self.id = id
        self.name = name
        self.summary = summary
        self.symbol = symbol
        self.count = count
    }
}
