import Synchronization

/// What is known of each kind. Any thread adds to it; the main actor looks up without a lock.
///
/// A kind adds what belongs to it when it is first named, which may be while the app runs. What was added stays.
package final class KindTable<Entry: Sendable>: Sendable {
    private let entries = Mutex<[Entry?]>([])
    /// What the main actor has looked up before, by the numbers of the kinds.
    @MainActor private var known: [Entry?] = []

    package init() {}

    /// Adds what belongs to a kind; returns whether nothing had been added for it.
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
