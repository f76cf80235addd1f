/// Where the items of all topics are kept.
@MainActor
public protocol ItemService: AnyObject, Sendable {
    func items(of topic: String) async throws -> [Item]
    func save(_ item: Item, of topic: String) async throws
}

/// Keeps the items in memory: three of each topic.
public final class MemoryItems: ItemService {
    private var items: [String: [Item]] = [:]

    public init() {}

    public func items(of topic: String) -> [Item] { items[topic] ?? Self.first }

    public func save(_ item: Item, of topic: String) {
        items[topic] = items(of: topic).map { $0.id == item.id ? item : $0 }
    }

    private static let first = [Item(id: 1, title: "Choose"), Item(id: 2, title: "Try"), Item(id: 3, title: "Share")]
}
