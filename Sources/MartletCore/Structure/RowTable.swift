/// The rows of a `ForEach` that are made: which they are, and their nodes.
///
/// They are kept field by field. What looks at all rows looks at one of these, and generic code has to ask for the type of each pair it takes out.
@MainActor
struct RowTable<ID: Hashable> {
    private(set) var ids: [ID] = []
    private(set) var nodes: [AnyViewNode] = []
    /// Which of the rows with its id each row is; empty while no id is there twice.
    private var copies: [Int] = []

    var count: Int { nodes.count }
    var isEmpty: Bool { nodes.isEmpty }
    /// Whether there are rows with one id.
    var hasCopies: Bool { !copies.isEmpty }

    func key(at place: Int) -> RowKey<ID> { RowKey(id: ids[place], copy: copies.isEmpty ? 0 : copies[place]) }

    func isKey(_ key: RowKey<ID>, at place: Int) -> Bool { ids[place] == key.id && (copies.isEmpty ? 0 : copies[place]) == key.copy }

    func containsID(outside range: Range<Int>, where isWanted: (ID) -> Bool) -> Bool {
        for place in 0..<count where !range.contains(place) && isWanted(ids[place]) { return true }
        return false
    }

    func place(of node: AnyViewNode) -> Int? { nodes.firstIndex { $0 === node } }

    /// Puts a row in the place of another, where no id is there twice.
    mutating func set(_ id: ID, _ node: AnyViewNode, at place: Int) {
        ids[place] = id
        nodes[place] = node
    }

    /// Puts rows in the place of others.
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

/// A row's identity: its id, and which of the rows with that id it is.
struct RowKey<ID: Hashable>: Hashable {
    let id: ID
    let copy: Int
}
