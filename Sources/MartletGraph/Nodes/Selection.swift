/// What a node made of some of its reads: a part of a larger value, say. As long as that is the same, a change of what was read is none.
@MainActor
final class Selection {
    /// Whose reads these are. The same reader's second selection within one evaluation says nothing new.
    private unowned let reader: AnyObject
    var isCurrent: () -> Bool = { false }
    /// Another selection from the same source.
    private var next: Selection?

    init(_ reader: AnyObject) { self.reader = reader }

    /// Adds another selection, unless it is known.
    func add(_ other: Selection) {
        var last = self
        while last.reader !== other.reader {
            guard let next = last.next else {
                last.next = other
                return
            }
            last = next
        }
    }

    /// Whether all that was selected is still what it was.
    var areAllCurrent: Bool {
        var selection: Selection? = self
        while let current = selection {
            guard current.isCurrent() else { return false }
            selection = current.next
        }
        return true
    }
}
