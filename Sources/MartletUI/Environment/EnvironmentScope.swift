import MartletGraph

/// What one place in the graph adds to the environment of all below it. Scopes form a chain up to the session's root.
@MainActor
final class EnvironmentScope {
    let parent: EnvironmentScope?
    @exclusivity(unchecked) private var entries: [Entry] = []

    /// One value, with those who read it.
    final class Entry: Source {
        let key: ObjectIdentifier
        let keyType: Any.Type
        @exclusivity(unchecked) var value: Any

        init(_ keyType: Any.Type, _ value: Any) {
            key = ObjectIdentifier(keyType)
            self.keyType = keyType
            self.value = value
        }
    }

    init(parent: EnvironmentScope?) {
        self.parent = parent
    }

    /// The nearest value for a key. Reading it is noted.
    func value(for key: Any.Type) -> Any? {
        guard let entry = entry(for: key) else { return nil }
        entry.wasRead()
        return entry.value
    }

    /// The nearest entry for a key.
    func entry(for key: Any.Type) -> Entry? {
        let key = ObjectIdentifier(key)
        var scope: EnvironmentScope? = self
        while let current = scope {
            for entry in current.entries where entry.key == key { return entry }
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
            found += current.entries.filter { seen.insert($0.key).inserted }
            scope = current.parent
        }
        return found
    }

    /// Sets a value here. Only those who read this key, and only if the value is another, hear of it.
    func set(_ key: Any.Type, to value: Any) {
        if let entry = entries.first(where: { $0.key == ObjectIdentifier(key) }) {
            guard !TypePlan.isSameValue(entry.value, value) else { return }
            entry.value = value
            entry.changed()
        } else {
            entries.append(Entry(key, value))
        }
    }

    /// Sets here whatever a closure changes in the values seen from above.
    func write(_ change: (inout EnvironmentValues) -> Void) {
        var values = EnvironmentValues(parent)
        change(&values)
        for (key, value) in values.changes { set(key, to: value) }
    }
}
