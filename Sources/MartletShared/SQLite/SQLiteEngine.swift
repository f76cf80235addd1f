import CMartletProcess
import Foundation
import GRDB
import Synchronization

/// Keeps shared data in an SQLite database, for the processes of one machine, or in memory.
///
///     item    name, kind, version, body             a value, or the head of a log
///     entry   number, item, body                    an entry of a log
///
/// Each change has a version of its own, the largest so far and one more: what has changed since a version is found by an index.
final class SQLiteEngine: SharedEngine {
    private let database: DatabaseQueue
    private let bell: Bell?
    private let hearing = Mutex(Hearing())

    private struct Hearing {
        /// The version up to which changes have been told.
        var version: Int64 = 0
        var hear: (@Sendable (SharedNews) -> Void)?
    }

    private enum Kind: Int, DatabaseValueConvertible {
        case value, log
    }

    private static let format = 1

    /// - Parameter folder: The folder for the files; `nil` keeps everything in memory.
    init(folder: URL?, limits: SharedLimits) throws {
        var configuration = Configuration()
        configuration.label = "martlet.shared"
        // Changes are short. SQLite's own waiting takes up to 100 ms between two tries.
        configuration.busyMode = .callback { tries in
            usleep(.random(in: 200...1500))
            return tries < 10_000
        }
        do {
            if let folder {
                try FileManager.default.createDirectory(
                    at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
                configuration.journalMode = .wal
                database = try DatabaseQueue(path: folder.appending(path: "shared.sqlite").path, configuration: configuration)
                bell = try Bell(path: folder.appending(path: "shared.bell").path)
            } else {
                database = try DatabaseQueue(configuration: configuration)
                bell = nil
            }
            try database.writeWithoutTransaction { database in
                // What is acknowledged survives a power cut.
                try database.execute(sql: "PRAGMA synchronous = FULL; PRAGMA journal_size_limit = 4194304")
                let pageSize = try Int.fetchOne(database, sql: "PRAGMA page_size") ?? 4096
                try database.execute(sql: "PRAGMA max_page_count = \(max(16, limits.storage / pageSize))")
            }
            try database.write(Self.prepare)
        } catch {
            throw Self.error(error)
        }
    }

    private static func prepare(_ database: Database) throws {
        let version = try Int.fetchOne(database, sql: "PRAGMA user_version") ?? 0
        guard version <= format else { throw SharedError.newerFormat(version) }
        guard version == 0 else { return }
        try database.execute(
            sql: """
                CREATE TABLE item (
                    id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, kind INTEGER NOT NULL, version INTEGER NOT NULL, body BLOB,
                    count INTEGER NOT NULL DEFAULT 0, dropped INTEGER NOT NULL DEFAULT 0);
                CREATE INDEX itemsByVersion ON item (version, name);
                CREATE TABLE entry (number INTEGER PRIMARY KEY, item INTEGER NOT NULL REFERENCES item, body BLOB NOT NULL);
                CREATE INDEX entriesOfItem ON entry (item, number);
                PRAGMA user_version = \(format);
                """)
    }

    private static func check(_ kind: Int, _ expected: Kind, _ name: String) throws {
        if kind != expected.rawValue { throw SharedError.otherKind(name: name) }
    }

    // MARK: Values

    func value(named name: String) async throws -> SharedRecord? {
        try await read { try Self.record(name, $0) }
    }

    private static func record(_ name: String, _ database: Database) throws -> SharedRecord? {
        let statement = try database.cachedStatement(sql: "SELECT kind, version, body FROM item WHERE name = ?")
        guard let row = try Row.fetchOne(statement, arguments: [name]) else { return nil }
        try check(row[0], .value, name)
        return SharedRecord(version: row[1], bytes: row[2])
    }

    func replace(_ name: String, version: Int64, with bytes: Data) async throws -> SharedReplacement {
        try await change(name) { database, next in
            let current = try Self.record(name, database)
            guard (current?.version ?? 0) == version else { return (.conflict(current), false) }
            let statement = try database.cachedStatement(
                sql: """
                    INSERT INTO item (name, kind, version, body) VALUES (?, ?, ?, ?)
                    ON CONFLICT (name) DO UPDATE SET version = excluded.version, body = excluded.body
                    """)
            try statement.execute(arguments: [name, Kind.value, next, bytes])
            return (.replaced, true)
        }
    }

    // MARK: Logs

    func append(_ bytes: Data, to log: String, keeping count: Int) async throws -> Int64 {
        try await change(log) { database, next in
            let head = try database.cachedStatement(
                sql: """
                    INSERT INTO item (name, kind, version, count) VALUES (?, ?, ?, 1)
                    ON CONFLICT (name) DO UPDATE SET version = excluded.version, count = count + 1
                    RETURNING id, kind, count
                    """)
            guard let row = try Row.fetchOne(head, arguments: [log, Kind.log, next]) else { throw SharedError.failed(reason: "no log") }
            try Self.check(row[1], .log, log)
            let id: Int64 = row[0]
            let add = try database.cachedStatement(sql: "INSERT INTO entry (number, item, body) VALUES (?, ?, ?)")
            try add.execute(arguments: [next, id, bytes])
            let excess: Int = row[2] - count
            if excess > 0 { try Self.drop(excess, of: id, database) }
            return (next, true)
        }
    }

    private static func drop(_ count: Int, of id: Int64, _ database: Database) throws {
        let latest = try database.cachedStatement(
            sql: "SELECT max(number) FROM (SELECT number FROM entry WHERE item = ? ORDER BY number LIMIT ?)")
        guard let dropped = try Int64.fetchOne(latest, arguments: [id, count]) else { return }
        try database.cachedStatement(sql: "DELETE FROM entry WHERE item = ? AND number <= ?").execute(arguments: [id, dropped])
        try database.cachedStatement(sql: "UPDATE item SET dropped = ?, count = count - ? WHERE id = ?")
            .execute(arguments: [dropped, count, id])
    }

    func entries(of log: String, _ range: SharedRange) async throws -> SharedPage {
        try await read { database in
            let head = try database.cachedStatement(sql: "SELECT id, kind, dropped FROM item WHERE name = ?")
            guard let row = try Row.fetchOne(head, arguments: [log]) else { return SharedPage(entries: [], dropped: 0) }
            try Self.check(row[1], .log, log)
            let id: Int64 = row[0]
            let rows: [Row] =
                switch range {
                case .after(let number, let limit):
                    try Row.fetchAll(
                        try database.cachedStatement(
                            sql: "SELECT number, body FROM entry WHERE item = ? AND number > ? ORDER BY number LIMIT ?"),
                        arguments: [id, number, limit])
                case .last(let count):
                    try Row.fetchAll(
                        try database.cachedStatement(sql: "SELECT number, body FROM entry WHERE item = ? ORDER BY number DESC LIMIT ?"),
                        arguments: [id, count]
                    ).reversed()
                }
            return SharedPage(entries: rows.map { SharedPage.Entry(number: $0[0], bytes: $0[1]) }, dropped: row[2])
        }
    }

    // MARK: Following

    func listen(_ hear: @escaping @Sendable (SharedNews) -> Void) async throws {
        // Who follows reads when this has returned, so changes before the bell is listened to are seen.
        let version = try await read { try Self.version($0) }
        hearing.withLock { $0 = Hearing(version: version, hear: hear) }
        bell?.listen { [weak self] in self?.hearOthers() }
    }

    /// Tells of changes that other processes have made.
    private func hearOthers() {
        let (version, hear) = hearing.withLock { ($0.version, $0.hear) }
        guard let hear else { return }
        let changes = try? database.read { database in
            let statement = try database.cachedStatement(sql: "SELECT name, version FROM item WHERE version > ?")
            return try Row.fetchAll(statement, arguments: [version]).map { (name: $0[0] as String, version: $0[1] as Int64) }
        }
        // What cannot be read now is noticed at the next check.
        guard let changes, let last = changes.map(\.version).max() else { return }
        hearing.withLock { $0.version = max($0.version, last) }
        hear(.names(changes.map(\.name)))
    }

    func close() { bell?.stop() }

    // MARK: Access

    private func read<Result: Sendable>(_ body: @escaping @Sendable (Database) throws -> Result) async throws -> Result {
        do {
            return try await database.read(body)
        } catch {
            throw Self.error(error)
        }
    }

    /// Makes a change in a transaction, and tells of it.
    ///
    /// - Parameter body: Receives the version of the change. Returns a result, and whether it has changed anything.
    private func change<Result: Sendable>(
        _ name: String, _ body: @escaping @Sendable (Database, Int64) throws -> (Result, hasChanged: Bool)
    ) async throws -> Result {
        #if os(Linux)
        // What all share is no file of this process's user, whose quota may be used up.
        martlet_begin_unlimited_files()
        defer { martlet_end_unlimited_files() }
        #endif
        do {
            let (result, hasChanged, version) = try await database.write { database in
                let next = try Self.version(database) + 1
                let (result, hasChanged) = try body(database, next)
                return (result, hasChanged, next)
            }
            if hasChanged { tell(name, version) }
            return result
        } catch {
            throw Self.error(error)
        }
    }

    private static func version(_ database: Database) throws -> Int64 {
        try Int64.fetchOne(try database.cachedStatement(sql: "SELECT max(version) FROM item")) ?? 0
    }

    private func tell(_ name: String, _ version: Int64) {
        let hear = hearing.withLock { hearing in
            // If it is the next version, this process need not look for it.
            if hearing.version == version - 1 { hearing.version = version }
            return hearing.hear
        }
        hear?(.names([name]))
        bell?.ring()
    }

    private static func error(_ error: any Error) -> any Error {
        guard let error = error as? DatabaseError else {
            return error is SharedError || error is CancellationError ? error : SharedError.failed(reason: error.localizedDescription)
        }
        return switch error.resultCode {
        case .SQLITE_FULL: SharedError.full
        case .SQLITE_BUSY, .SQLITE_LOCKED: SharedError.busy
        case .SQLITE_CORRUPT, .SQLITE_NOTADB: SharedError.damaged(reason: error.message ?? "\(error)")
        case .SQLITE_INTERRUPT, .SQLITE_ABORT: CancellationError()
        default: SharedError.failed(reason: error.message ?? "\(error)")
        }
    }
}
