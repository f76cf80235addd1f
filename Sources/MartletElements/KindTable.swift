import Synchronization

/// Values registered per kind. Any thread can add one; the main actor reads them without a lock.
///
/// A kind registers its values when it is first used, possibly while the app runs. They are never removed.
package final class KindTable<Entry: Sendable>: Sendable {
    private let entries = Mutex<[Entry?]>([])
    /// The main actor's copy of the entries, by the kinds' numbers.
    @MainActor @exclusivity(unchecked) private var known: [Entry?] = []

    package init() {}

    /// Adds an entry for a kind. Returns `false`, without a change, if the kind has one already.
    package func add(_ entry: Entry, for kind: Kind) -> Bool {
        entries.withLock { entries in
            let index = Int(kind.number)
            if index >= entries.count { entries += Array(repeating: nil, count: index + 1 - entries.count) }
            guard entries[index] == nil else { return false }
            entries[index] = entry
            return true
        }
    }

    @MainActor
    package subscript(kind: Kind) -> Entry? {
        let index = Int(kind.number)
        if index < known.count, let entry = known[index] { return entry }
        known = entries.withLock { $0 }
        return index < known.count ? known[index] : nil
    }
}
