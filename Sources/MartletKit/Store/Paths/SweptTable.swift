/// Something that a table need not keep any more at some time.
@MainActor
protocol Forgettable {
    var isForgotten: Bool { get }
}

/// An object that others keep alive.
struct Weak<Object: AnyObject>: Forgettable {
    private(set) weak var object: Object?

    init(_ object: Object) { self.object = object }

    var isForgotten: Bool { object == nil }
}

/// A dictionary that throws away what is forgotten, when it would have to grow, so that it never has more than twice the entries it needs.
@MainActor
struct SweptTable<Key: Hashable, Entry: Forgettable> {
    private var entries: [Key: Entry] = [:]
    private var limit = Self.smallestLimit
    private static var smallestLimit: Int { 16 }

    init() {}

    /// How many entries there are, with those that are forgotten but not yet thrown away.
    var count: Int { entries.count }

    var isEmpty: Bool { entries.isEmpty }

    /// Whether there is anything that is not forgotten.
    var hasLive: Bool { entries.values.contains { !$0.isForgotten } }

    /// What is not forgotten.
    var live: [Entry] { entries.values.filter { !$0.isForgotten } }

    subscript(_ key: Key) -> Entry? {
        get { entries[key] }
        set {
            // The new one is not asked: it may be about to get what keeps it.
            if newValue != nil, entries.count >= limit {
                sweep()
                limit = max(Self.smallestLimit, entries.count * 2)
            }
            entries[key] = newValue
        }
    }

    /// Throws away what is forgotten.
    mutating func sweep() {
        guard entries.values.contains(where: \.isForgotten) else { return }
        entries = entries.filter { !$0.value.isForgotten }
    }
}
