import MartletGraph

/// What one place in the graph adds to the environment of all below it. Scopes form a chain up to the session's root.
@MainActor
package final class EnvironmentScope {
    let parent: EnvironmentScope?
    @exclusivity(unchecked) private var entries: [Entry] = []

    /// One value, with those who read it, or looked for it here when it was taken back and went on to the scopes above.
    final class Entry: Source {
        let key: ObjectIdentifier
        let keyType: Any.Type
        /// It means nothing while the value is taken back.
        @exclusivity(unchecked) fileprivate(set) var value: Any
        @exclusivity(unchecked) fileprivate var isSet = true

        init(_ keyType: Any.Type, _ value: Any) {
            key = ObjectIdentifier(keyType)
            self.keyType = keyType
            self.value = value
        }
    }

    init(parent: EnvironmentScope?) {
        self.parent = parent
    }

    /// The nearest value for a key. Reading it is noted, and so is that there is none.
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
        Absence(of: id).recordMiss()
        return nil
    }

    /// The nearest entry for a key.
    func entry(for key: Any.Type) -> Entry? {
        let key = ObjectIdentifier(key)
        var scope: EnvironmentScope? = self
        while let current = scope {
            for entry in current.entries where entry.key == key && entry.isSet { return entry }
            scope = current.parent
        }
        return nil
    }

    /// All entries that are seen from here, the nearest first.
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

    /// Sets a value here. Only those who read this key, and only if the value is another, hear of it.
    ///
    /// - Returns: Whether the key is new here: those who read it before have done so in a scope above, or found nothing.
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

    /// Sets here whatever a closure changes in the values seen from above.
    func write(_ change: (inout EnvironmentValues) -> Void) {
        for (key, value) in changes(by: change) { set(key, to: value) }
    }

    /// Sets here whatever a closure changes in the values seen from above, and takes back what an earlier call has set and this one does not.
    ///
    /// - Parameter node: Below it stand all who look here. They hear of a value where they had found none here.
    func rewrite(below node: AnyViewNode, _ change: (inout EnvironmentValues) -> Void) {
        let changes = changes(by: change)
        for entry in entries where entry.isSet && !changes.contains(where: { $0.key == entry.keyType }) {
            entry.isSet = false
            entry.value = ()
            entry.changed()
        }
        for (key, value) in changes where set(key, to: value) { announce(key, below: node) }
    }

    private func changes(by change: (inout EnvironmentValues) -> Void) -> [(key: Any.Type, value: Any)] {
        var values = EnvironmentValues(parent)
        change(&values)
        return values.changes
    }

    /// Marks those who found a key above, or nowhere, and would find it here now.
    private func announce(_ key: Any.Type, below node: AnyViewNode) {
        if let above = parent?.entry(for: key) {
            above.forEachReader { reader in
                if reader !== node, (reader as? AnyViewNode)?.environment.isWithin(self) == true { reader.invalidate() }
            }
        } else {
            Absence(of: ObjectIdentifier(key)).invalidateNodes(below: node)
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
