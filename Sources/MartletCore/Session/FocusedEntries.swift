import MartletElements
import MartletGraph

/// What the views of a session offer as focused values, and which element has the keyboard focus.
@MainActor
final class FocusedEntries {
    private typealias Values = [ObjectIdentifier: Any]

    private struct Entry {
        weak var node: AnyViewNode?
        let isForScene: Bool
        var values: Values
    }

    private var entries: [Entry] = []
    private weak var focused: Element?
    /// What the readers of each key depend on. A view may read one value and offer another.
    private var sources: [ObjectIdentifier: Source] = [:]

    static func of(_ session: SessionContext) -> FocusedEntries { session.companion { _ in FocusedEntries() } }

    /// Returns the current value. A view that reads it is invalidated when it changes, but not when only functions in it change: a view that
    /// reads a function and offers a new one at each evaluation would never come to rest.
    nonisolated func value<Value>(at keyPath: KeyPath<FocusedValues, Value?>) -> Value? {
        nonisolated(unsafe) let keyPath = keyPath
        return onMainQueue {
            let reads = FocusedValues.Reads()
            let value = FocusedValues(current(), reads: reads)[keyPath: keyPath]
            for key in reads.keys { source(of: key).wasRead() }
            return value
        }
    }

    private func current() -> Values {
        var values: Values = [:]
        for entry in entries where entry.isForScene && entry.node != nil { values.merge(entry.values) { $1 } }
        var depths: [ObjectIdentifier: Int] = [:]
        var place = focused
        while let current = place {
            depths[ObjectIdentifier(current)] = depths.count
            place = current.parent
        }
        // Views further inside are stronger.
        let inFocus = entries.compactMap { entry -> (depth: Int, entry: Entry)? in
            guard !entry.isForScene, let elements = entry.node?.elements else { return nil }
            return elements.lazy.compactMap { depths[ObjectIdentifier($0)] }.first.map { ($0, entry) }
        }
        for (_, entry) in inFocus.sorted(by: { $0.depth > $1.depth }) { values.merge(entry.values) { $1 } }
        return values
    }

    /// Stores that an element got or lost the keyboard focus. Hosts report the element that got it before the one that lost it.
    func focusMoved(to isFocused: Bool, _ element: Element, in graph: ViewGraph) {
        guard isFocused != (focused === element) else { return }
        focused = isFocused ? element : nil
        graph.tree.watch(focused) { [weak self, weak graph] in graph?.afterCommit { self?.forgetRemoved() } }
        focusChanged()
    }

    /// Hosts do not report that a removed element loses the focus.
    private func forgetRemoved() {
        guard focused?.target == nil else { return }
        focused = nil
        focusChanged()
    }

    private func focusChanged() {
        for entry in entries where !entry.isForScene { changed(entry) }
    }

    /// Stores what a view offers, in place of what it offered before.
    func set(_ node: AnyViewNode, isForScene: Bool, _ values: FocusedValues) {
        let entry = Entry(node: node, isForScene: isForScene, values: values.values)
        guard let index = entries.firstIndex(where: { $0.node === node }) else {
            entries.append(entry)
            return changed(entry)
        }
        let old = entries[index].values
        entries[index] = entry
        for key in Set(old.keys).union(entry.values.keys) where !Self.isSame(old[key], entry.values[key]) { sources[key]?.changed() }
    }

    func remove(_ node: AnyViewNode) {
        let isGone = { (entry: Entry) in entry.node === node || entry.node == nil }
        let gone = entries.filter(isGone)
        entries.removeAll(where: isGone)
        for entry in gone { changed(entry) }
    }

    private func changed(_ entry: Entry) {
        for key in entry.values.keys { sources[key]?.changed() }
    }

    private func source(of key: ObjectIdentifier) -> Source {
        if let source = sources[key] { return source }
        let source = Source()
        sources[key] = source
        return source
    }

    /// Whether both values are absent, or the same apart from the functions in them.
    private static func isSame(_ a: Any?, _ b: Any?) -> Bool {
        guard let a, let b else { return a == nil && b == nil }
        return TypePlan.isSameApartFromFunctions(a, b)
    }
}
