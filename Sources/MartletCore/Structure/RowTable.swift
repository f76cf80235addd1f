import Foundation

/// The rows that a `ForEach` has created: their ids and nodes.
///
/// Ids and nodes are in separate arrays, because most loops need only one of them, and because unspecialized generic code looks up type
/// metadata for each tuple that it reads from an array of tuples.
@MainActor
struct RowTable<ID: Hashable> {
    private(set) var ids: [ID] = []
    private(set) var nodes: [AnyViewNode] = []
    /// For each row, the number of earlier rows with the same id; empty while all ids are unique.
    private var occurrences: [Int] = []

    var count: Int { nodes.count }
    var isEmpty: Bool { nodes.isEmpty }
    /// Whether several rows have the same id.
    var hasDuplicateIDs: Bool { !occurrences.isEmpty }

    func key(at place: Int) -> RowKey<ID> { RowKey(id: ids[place], occurrence: occurrence(at: place)) }

    func isKey(_ key: RowKey<ID>, at place: Int) -> Bool { ids[place] == key.id && occurrence(at: place) == key.occurrence }

    private func occurrence(at place: Int) -> Int { occurrences.isEmpty ? 0 : occurrences[place] }

    /// Whether a row outside a range has one of the ids.
    func containsID(of wanted: Set<ID>, outside range: Range<Int>) -> Bool {
        // Usually one row is inserted: comparing its id avoids hashing the ids of all others.
        if wanted.count == 1, let only = wanted.first { return containsID(only, outside: range) }
        return ids[..<range.lowerBound].contains(where: wanted.contains) || ids[range.upperBound...].contains(where: wanted.contains)
    }

    // This reads every row, and unspecialized code for the commonest ids takes ten times as long.
    @specialized(where ID == Int)
    @specialized(where ID == String)
    @specialized(where ID == UUID)
    private func containsID(_ id: ID, outside range: Range<Int>) -> Bool {
        ids.withUnsafeBufferPointer { ids in
            for place in 0..<range.lowerBound where ids[place] == id { return true }
            for place in range.upperBound..<ids.count where ids[place] == id { return true }
            return false
        }
    }

    func place(of node: AnyViewNode) -> Int? { nodes.firstIndex { $0 === node } }

    /// Replaces a row. All ids must be unique.
    mutating func set(_ id: ID, _ node: AnyViewNode, at place: Int) {
        ids[place] = id
        nodes[place] = node
    }

    /// Replaces the rows in a range.
    mutating func replace(_ range: Range<Int>, with rows: [(key: RowKey<ID>, node: AnyViewNode)]) {
        if hasDuplicateIDs || rows.contains(where: { $0.key.occurrence > 0 }) {
            var all = hasDuplicateIDs ? occurrences : Array(repeating: 0, count: count)
            all.replaceSubrange(range, with: rows.map { $0.key.occurrence })
            occurrences = all.allSatisfy { $0 == 0 } ? [] : all
        }
        ids.replaceSubrange(range, with: rows.map { $0.key.id })
        nodes.replaceSubrange(range, with: rows.map { $0.node })
    }
}

/// A row's identity: its id, and the number of earlier rows with the same id.
struct RowKey<ID: Hashable>: Hashable {
    let id: ID
    let occurrence: Int
}
