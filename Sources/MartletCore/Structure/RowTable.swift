/// The rows that a `ForEach` has made: their ids and nodes.
///
/// Each field has its own array, because loops over all rows need only one of them, and in generic code each pair taken from an array of
/// pairs needs a type lookup.
@MainActor
struct RowTable<ID: Hashable> {
    private(set) var ids: [ID] = []
    private(set) var nodes: [AnyViewNode] = []
    /// For each row, its number among the rows with the same id; empty while all ids are unique.
    private var copies: [Int] = []

    var count: Int { nodes.count }
    var isEmpty: Bool { nodes.isEmpty }
    /// Whether several rows have the same id.
    var hasCopies: Bool { !copies.isEmpty }

    func key(at place: Int) -> RowKey<ID> { RowKey(id: ids[place], copy: copies.isEmpty ? 0 : copies[place]) }

    func isKey(_ key: RowKey<ID>, at place: Int) -> Bool { ids[place] == key.id && (copies.isEmpty ? 0 : copies[place]) == key.copy }

    func containsID(outside range: Range<Int>, where isWanted: (ID) -> Bool) -> Bool {
        for place in 0..<count where !range.contains(place) && isWanted(ids[place]) { return true }
        return false
    }

    func place(of node: AnyViewNode) -> Int? { nodes.firstIndex { $0 === node } }

    /// Replaces a row. All ids must be unique.
    mutating func set(_ id: ID, _ node: AnyViewNode, at place: Int) {
        ids[place] = id
        nodes[place] = node
    }

    /// Replaces the rows in a range.
    mutating func replace(_ range: Range<Int>, with rows: [(key: RowKey<ID>, node: AnyViewNode)]) {
        if hasCopies || rows.contains(where: { $0.key.copy > 0 }) {
            var all = hasCopies ? copies : Array(repeating: 0, count: count)
            all.replaceSubrange(range, with: rows.map { $0.key.copy })
            copies = all.allSatisfy { $0 == 0 } ? [] : all
        }
        ids.replaceSubrange(range, with: rows.map { $0.key.id })
        nodes.replaceSubrange(range, with: rows.map { $0.node })
    }
}

/// A row's identity: its id, and its number among the rows with that id.
struct RowKey<ID: Hashable>: Hashable {
    let id: ID
    let copy: Int
}
