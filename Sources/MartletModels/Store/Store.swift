import Foundation
import GRDB
import Synchronization

/// The database of a container, in a file or in memory.
///
///     "Book"          _row, _id, a column for each variable, and for each object that the object refers to
///     "Book.tags"     owner, target: what a variable refers to if it can be many, and they too
///
/// The contexts of a process that use one file share its store, so that each hears what another saves.
final class Store: Sendable {
    let database: DatabaseQueue
    private let migrating = NSRecursiveLock()
    private let inboxes = Mutex<[WeakInbox]>([])

    private struct WeakInbox: Sendable { weak var inbox: Inbox? }

    /// The stores of the process by their files: SQLite does not say what another connection has saved.
    private static let open = Mutex<[String: WeakStore]>([:])

    private struct WeakStore: Sendable { weak var store: Store? }

    static func open(
        _ configuration: ModelConfiguration, schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)?
    ) throws -> Store {
        let store = configuration.isStoredInMemoryOnly ? try Store(file: nil) : try open(configuration.url)
        // The plan's code can open stores itself.
        try store.migrating.withLock { try StagedMigration(schema: schema, plan: migrationPlan, store: store).run() }
        return store
    }

    private static func open(_ file: URL) throws -> Store {
        try open.withLock { stores in
            let path = file.standardizedFileURL.path
            if let store = stores[path]?.store { return store }
            let store = try Store(file: file)
            stores[path] = WeakStore(store: store)
            return store
        }
    }

    private init(file: URL?) throws {
        var configuration = Configuration()
        configuration.label = "martlet.models"
        configuration.busyMode = .timeout(10)
        configuration.prepareDatabase { database in
            database.add(collation: .swiftOrder)
            database.add(collation: .localizedStandardOrder)
            database.add(function: .contains)
            database.add(function: .startsWith)
            database.add(function: .localizedStandardContains)
            database.add(function: .characterCount)
        }
        if let file {
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            configuration.journalMode = .wal
            database = try DatabaseQueue(path: file.path, configuration: configuration)
            // What was saved survives a power cut.
            try database.writeWithoutTransaction { try $0.execute(sql: "PRAGMA synchronous = FULL; PRAGMA journal_size_limit = 4194304") }
        } else {
            database = try DatabaseQueue(configuration: configuration)
        }
    }

    // MARK: What contexts tell each other

    func add(_ inbox: Inbox) {
        inboxes.withLock { inboxes in
            inboxes.removeAll { $0.inbox == nil }
            inboxes.append(WeakInbox(inbox: inbox))
        }
    }

    /// Tells all other contexts what one has saved.
    func post(_ news: SavedChanges, from sender: Inbox? = nil) {
        let others = inboxes.withLock { $0.compactMap(\.inbox) }
        for inbox in others where inbox !== sender { inbox.receive(news) }
    }
}
