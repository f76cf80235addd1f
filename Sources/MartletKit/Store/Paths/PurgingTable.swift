/// An entry that a table may purge when it has expired.
@MainActor
protocol Expirable {
    var isExpired: Bool { get }
}

/// A weak reference.
struct Weak<Object: AnyObject>: Expirable {
    private(set) weak var object: Object?

    init(_ object: Object) { self.object = object }

    var isExpired: Bool { object == nil }
}

/// A dictionary that purges expired entries before it grows, so that it never holds more than twice the entries it needs.
@MainActor
struct PurgingTable<Key: Hashable, Entry: Expirable> {
    private var entries: [Key: Entry] = [:]
    private var limit = Self.smallestLimit
    private static var smallestLimit: Int { 16 }

    init() {}

    /// The number of entries, including expired ones that are not purged yet.
    var count: Int { entries.count }

    var isEmpty: Bool { entries.isEmpty }

    /// Whether any entry has not expired.
    var hasLive: Bool { entries.values.contains { !$0.isExpired } }

    /// The entries that have not expired.
    var live: [Entry] { entries.values.filter { !$0.isExpired } }

    subscript(_ key: Key) -> Entry? {
        get { entries[key] }
        set {
            // Purge before inserting: the new entry may not have its owner yet.
            if newValue != nil, entries.count >= limit {
                purge()
                limit = max(Self.smallestLimit, entries.count * 2)
            }
            entries[key] = newValue
        }
    }

    /// Removes the expired entries.
    mutating func purge() {
        guard entries.values.contains(where: \.isExpired) else { return }
        entries = entries.filter { !$0.value.isExpired }
    }
}
