/// What a node made of some of its reads: a part of a larger value, say. As long as that is the same, a change of what was read is none.
@MainActor
final class Selection {
    /// Whose reads these are. The same reader's second selection within one evaluation says nothing new.
    private unowned let reader: AnyObject
    fileprivate(set) var isCurrent: () -> Bool = { false }
    /// Another selection from the same source.
    private var next: Selection?

    fileprivate init(_ reader: AnyObject) { self.reader = reader }

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

extension Graph {
    /// Reads something, so that the node being evaluated depends on the result alone and not on all that it is made from.
    ///
    /// A change of a ``Source`` read here makes the next turn read again, and evaluates the node only if the result is another.
    ///
    /// - Parameter reader: Who reads. It is kept by `read`, and always reads the same.
    public static func selecting<Value>(by reader: AnyObject, _ read: @escaping () -> Value) -> Value {
        guard let tracker = Tracker.current, tracker.selection == nil else { return read() }
        let selection = Selection(reader)
        tracker.selection = selection
        defer { tracker.selection = nil }
        let value = read()
        selection.isCurrent = { TypePlan.isSame(value, read()) }
        return value
    }
}
