import MartletGraph

/// The environment values that one place in the graph sets for all views below. Scopes form a chain up to the session's root.
@MainActor
package final class EnvironmentScope {
    let parent: EnvironmentScope?
    @exclusivity(unchecked) private var entries: [Entry] = []

    /// A value and its readers. An entry whose value was removed has as readers the nodes that looked here and continued in the scopes above.
    final class Entry: Source {
        let key: ObjectIdentifier
        let keyType: Any.Type
        /// Undefined while the value is removed.
        @exclusivity(unchecked) fileprivate(set) var value: Any
        @exclusivity(unchecked) fileprivate(set) var isSet = true

        init(_ keyType: Any.Type, _ value: Any) {
            key = ObjectIdentifier(keyType)
            self.keyType = keyType
            self.value = value
        }
    }

    init(parent: EnvironmentScope?) {
        self.parent = parent
    }

    /// A scope that states whether the views below are rows if their container arranges rows.
    convenience init(outsideRows: Bool, parent: EnvironmentScope) {
        self.init(parent: parent)
        write { $0.isOutsideRows = outsideRows }
    }

    /// Returns the nearest value for a key, and records the read; if there is none, records that too.
    func value(for key: Any.Type) -> Any? {
        let id = ObjectIdentifier(key)
        var scope: EnvironmentScope? = self
        while let current = scope {
            for entry in current.entries where entry.key == id {
                entry.wasRead()
                if entry.isSet { return entry.value }
            }
            scope = current.parent
        }
        MissedKey(of: id).recordMiss()
        return nil
    }

    /// Returns the nearest entry for a key, without recording a read.
    func entry(for key: Any.Type) -> Entry? {
        let key = ObjectIdentifier(key)
        var scope: EnvironmentScope? = self
        while let current = scope {
            for entry in current.entries where entry.key == key && entry.isSet { return entry }
            scope = current.parent
        }
        return nil
    }

    /// All entries visible from here, the nearest first.
    var visibleEntries: [Entry] {
        var seen: Set<ObjectIdentifier> = []
        var found: [Entry] = []
        var scope: EnvironmentScope? = self
        while let current = scope {
            found += current.entries.filter { $0.isSet && seen.insert($0.key).inserted }
            scope = current.parent
        }
        return found
    }

    /// Sets a value in this scope. Marks only nodes that read this key, and only if the value changes.
    ///
    /// - Returns: Whether the key is new in this scope. Earlier readers then found it in a scope above, or not at all.
    @discardableResult
    func set(_ key: Any.Type, to value: Any) -> Bool {
        guard let entry = entries.first(where: { $0.key == ObjectIdentifier(key) }) else {
            entries.append(Entry(key, value))
            return true
        }
        if entry.isSet, TypePlan.isSameValue(entry.value, value) { return false }
        entry.value = value
        entry.isSet = true
        entry.changed()
        return false
    }

    /// Sets in this scope the values that `change` modifies.
    func write(_ change: (inout EnvironmentValues) -> Void) {
        for (key, value) in changes(by: change) { set(key, to: value) }
    }

    /// Sets in this scope the values that `change` modifies, and removes values that an earlier call set and this one does not.
    ///
    /// - Parameter node: The node above all readers of this scope. Readers that found no value here before are marked.
    func rewrite(below node: AnyViewNode, _ change: (inout EnvironmentValues) -> Void) {
        let changes = changes(by: change)
        for entry in entries where entry.isSet && !changes.contains(where: { $0.key == entry.keyType }) {
            entry.isSet = false
            entry.value = ()
            entry.changed()
        }
        for (key, value) in changes where set(key, to: value) { invalidateReaders(of: key, below: node) }
    }

    private func changes(by change: (inout EnvironmentValues) -> Void) -> [(key: Any.Type, value: Any)] {
        var values = EnvironmentValues(parent)
        change(&values)
        return values.changes
    }

    /// Marks the nodes that found a key further up, or not at all, and would find it here now.
    private func invalidateReaders(of key: Any.Type, below node: AnyViewNode) {
        if let above = parent?.entry(for: key) {
            above.forEachReader { reader in
                if reader !== node, (reader as? AnyViewNode)?.environment.isWithin(self) == true { reader.invalidate() }
            }
        } else {
            MissedKey(of: ObjectIdentifier(key)).invalidateNodes(below: node)
        }
    }

    /// Whether this is another scope, or one below it.
    private func isWithin(_ other: EnvironmentScope) -> Bool {
        var scope: EnvironmentScope? = self
        while let current = scope {
            if current === other { return true }
            scope = current.parent
        }
        return false
    }
}
