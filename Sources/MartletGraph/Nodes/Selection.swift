/// What a node made of some of its reads: a part of a larger value, say. As long as that is the same, a change of what was read is none.
@MainActor
final class Selection {
    /// Whose reads these are. The same reader's second selection within one evaluation says nothing new.
    private unowned let reader: AnyObject
    var isCurrent: () -> Bool = { false }
    /// Other selections from the same source.
    private var others: [Selection] = []
    /// The readers of all of them, once there are too many to look at each.
    private var readers: Set<ObjectIdentifier> = []
    private static var searchLimit: Int { 16 }

    init(_ reader: AnyObject) { self.reader = reader }

    /// Adds another selection, unless it is known.
    func add(_ other: Selection) {
        if !knows(other.reader) { others.append(other) }
    }

    /// Whether a reader's selection is here. One that is not is about to be added.
    private func knows(_ reader: AnyObject) -> Bool {
        if others.count < Self.searchLimit { return self.reader === reader || others.contains { $0.reader === reader } }
        if readers.isEmpty { readers = Set([ObjectIdentifier(self.reader)] + others.map { ObjectIdentifier($0.reader) }) }
        return !readers.insert(ObjectIdentifier(reader)).inserted
    }

    /// Whether all that was selected is still what it was.
    var areAllCurrent: Bool { isCurrent() && others.allSatisfy { $0.isCurrent() } }
}
