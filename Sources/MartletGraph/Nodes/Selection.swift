/// A part of a larger value that a node read. A change that leaves the part the same does not cause an evaluation.
@MainActor
final class Selection {
    /// The reader of the part. Its second selection within one evaluation adds nothing, because a reader always reads the same part.
    private unowned let reader: AnyObject
    var isCurrent: () -> Bool = { false }
    /// Other selections from the same source.
    private var others: [Selection] = []
    /// The readers of all of them, once there are too many for a linear search.
    private var readers: Set<ObjectIdentifier> = []
    private static var searchLimit: Int { 16 }

    init(_ reader: AnyObject) { self.reader = reader }

    /// Adds another selection, unless its reader already has one here.
    func add(_ other: Selection) {
        if !hasSelection(of: other.reader) { others.append(other) }
    }

    /// Whether a reader has a selection here. If not, this also records the reader, because the caller then adds its selection.
    private func hasSelection(of reader: AnyObject) -> Bool {
        if others.count < Self.searchLimit { return self.reader === reader || others.contains { $0.reader === reader } }
        if readers.isEmpty { readers = Set([ObjectIdentifier(self.reader)] + others.map { ObjectIdentifier($0.reader) }) }
        return !readers.insert(ObjectIdentifier(reader)).inserted
    }

    /// Whether all selected parts are unchanged.
    var areAllCurrent: Bool { isCurrent() && others.allSatisfy { $0.isCurrent() } }
}
