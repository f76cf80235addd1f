import MartletElements
import MartletGraph

/// What the views of a session offer as focused values, and which element has the keyboard focus.
@MainActor
final class FocusedEntries: Source {
    private struct Entry {
        weak var node: AnyViewNode?
        let isForScene: Bool
        var write: (inout FocusedValues) -> Void
    }

    private var entries: [Entry] = []
    private weak var focused: Element?

    static func of(_ session: SessionContext) -> FocusedEntries { session.companion { _ in FocusedEntries() } }

    /// The current values. A view that reads them is invalidated when they change.
    func read() -> FocusedValues {
        wasRead()
        var values = FocusedValues()
        for entry in entries where entry.isForScene { entry.write(&values) }
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
        for (_, entry) in inFocus.sorted(by: { $0.depth > $1.depth }) { entry.write(&values) }
        return values
    }

    nonisolated func value<Value>(at keyPath: KeyPath<FocusedValues, Value?>) -> Value? {
        nonisolated(unsafe) let keyPath = keyPath
        return onMainQueue { read()[keyPath: keyPath] }
    }

    /// Stores that an element got or lost the keyboard focus. Hosts report the element that got it before the one that lost it.
    func focusMoved(to isFocused: Bool, _ element: Element) {
        guard isFocused != (focused === element) else { return }
        focused = isFocused ? element : nil
        if !entries.isEmpty { changed() }
    }

    func set(_ node: AnyViewNode, isForScene: Bool, _ write: @escaping (inout FocusedValues) -> Void) {
        if let index = entries.firstIndex(where: { $0.node === node }) {
            entries[index].write = write
        } else {
            entries.append(Entry(node: node, isForScene: isForScene, write: write))
        }
        changed()
    }

    func remove(_ node: AnyViewNode) {
        entries.removeAll { $0.node === node || $0.node == nil }
        changed()
    }
}
