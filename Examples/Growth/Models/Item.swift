/// Something to do about a topic.
public struct Item: Identifiable, Hashable, Sendable {
    public let id: Int
    public let title: String
    public var isDone: Bool

    public init(id: Int, title: String, isDone: Bool = false) {
        self.id = id
        self.title = title
        self.isDone = isDone
    }
}

extension [Item] {
    /// The number of items that are not done.
    public var open: Int { count { !$0.isDone } }

    /// Marks an item as done, or as not done if it was.
    ///
    /// - Returns: The changed item; `nil` if there is none with this id.
    public mutating func toggle(_ id: Item.ID) -> Item? {
        guard let index = firstIndex(where: { $0.id == id }) else { return nil }
        self[index].isDone.toggle()
        return self[index]
    }
}
