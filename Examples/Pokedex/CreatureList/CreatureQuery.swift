/// What the list asks its service for.
public struct CreatureQuery: Hashable, Sendable {
    /// The id of the collection.
    public var collection: Int
    /// A part of the name, or a kind; empty for all creatures.
    public var search: String
    public var order: CreatureOrder
    /// The places in the list that are asked for.
    public var range: Range<Int>

    public init(collection: Int, search: String = "", order: CreatureOrder = .number, range: Range<Int>) {
        self.collection = collection
        self.search = search
        self.order = order
        self.range = range
    }
}

/// An order of creatures in the list.
public enum CreatureOrder: String, Hashable, Sendable {
    case number, name

    /// The title of the button that selects this order.
    var title: String { self == .number ? "Sort by number" : "Sort by name" }

    var other: CreatureOrder { self == .number ? .name : .number }
}

/// A part of a list of creatures.
public struct CreaturePage: Hashable, Sendable {
    public var creatures: [CreatureSummary]
    /// The number of creatures in the whole list.
    public var total: Int

    public init(_ creatures: [CreatureSummary], of total: Int) {
        self.creatures = creatures
        self.total = total
    }

    var hasMore: Bool { creatures.count < total }
}
