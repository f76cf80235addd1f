import Synchronization

/// What a context has saved.
struct SavedChanges: Sendable {
    var inserted: Set<PersistentIdentifier> = []
    var updated: Set<PersistentIdentifier> = []
    var deleted: Set<PersistentIdentifier> = []
    /// Whether any object can be another, or gone.
    var isEverything = false

    /// The number of objects from which a list of them is not worth its memory.
    private static let limit = 10_000

    mutating func add(_ later: SavedChanges) {
        inserted.formUnion(later.inserted)
        updated.formUnion(later.updated)
        deleted.formUnion(later.deleted)
        guard isEverything || later.isEverything || inserted.count + updated.count + deleted.count > Self.limit else { return }
        self = SavedChanges(isEverything: true)
    }
}

/// What other contexts have saved, until a context reads it on its own actor. It stays small if the context never does.
final class Inbox: Sendable {
    private let news = Mutex<SavedChanges?>(nil)
    /// Called when something arrives in the empty inbox, on whatever thread.
    private let arrived: @Sendable () -> Void

    init(arrived: @escaping @Sendable () -> Void) { self.arrived = arrived }

    func receive(_ changes: SavedChanges) {
        let wasEmpty = news.withLock { news in
            var sum = news ?? SavedChanges()
            sum.add(changes)
            defer { news = sum }
            return news == nil
        }
        if wasEmpty { arrived() }
    }

    func take() -> SavedChanges? {
        news.withLock { news in
            defer { news = nil }
            return news
        }
    }
}
