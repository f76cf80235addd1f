import Foundation
import MartletPostgres
import Synchronization

/// Keeps shared data in PostgreSQL, for the processes of many machines. Tables and functions lie in the schema `martlet`.
///
///     item    name, kind, version, body             a value, or the head of a log
///     entry   number, item, body                    an entry of a log
///
/// A change and the word of it (`NOTIFY`) are one statement. The numbers of a log's entries grow in the order in which they become visible, because each is
/// taken while the head of the log is locked.
final class PostgresEngine: SharedEngine {
    private let client: PostgresClient
    private let address: String
    private let ear = Mutex<PostgresEar?>(nil)

    private static let channel = "martlet_shared"
    private static let format: Int64 = 1

    init(address: String) throws {
        self.address = address
        client = PostgresClient(address, label: "martlet.shared.postgres", prepare: Self.prepare)
        do {
            try client.runAndWait(repeats: true) { try $0.run("SELECT 1") }
        } catch {
            throw Self.error(error)
        }
    }

    private static func prepare(_ connection: PostgresConnection) throws {
        if let version = try version(connection) {
            guard version <= format else { throw SharedError.newerFormat(Int(version)) }
            return
        }
        // Of processes that begin at once, one makes the tables. A transaction that begins before the lock would not see those of another.
        try connection.run("SELECT pg_advisory_lock(7061707273368)")
        defer { _ = try? connection.run("SELECT pg_advisory_unlock(7061707273368)") }
        try connection.run("BEGIN")
        do {
            if try version(connection) == nil { for statement in tables { try connection.run(statement) } }
            try connection.run("COMMIT")
        } catch {
            _ = try? connection.run("ROLLBACK")
            throw error
        }
    }

    private static func version(_ connection: PostgresConnection) throws -> Int64? {
        guard try connection.run("SELECT to_regclass('martlet.shared_format') IS NOT NULL").first?.number(0) == 1 else { return nil }
        return try connection.run("SELECT version::bigint FROM martlet.shared_format").first?.number(0)
    }

    private static let tables = [
        "CREATE SCHEMA IF NOT EXISTS martlet",
        "CREATE SEQUENCE martlet.shared_number AS bigint",
        """
        CREATE TABLE martlet.item (
            name text PRIMARY KEY, kind smallint NOT NULL, version bigint NOT NULL, body bytea,
            count bigint NOT NULL DEFAULT 0, dropped bigint NOT NULL DEFAULT 0)
        """,
        "CREATE TABLE martlet.entry (item text NOT NULL, number bigint NOT NULL, body bytea NOT NULL, PRIMARY KEY (item, number))",
        // Returns whether the value was replaced.
        """
        CREATE FUNCTION martlet.replace_value(the_name text, old bigint, new bytea) RETURNS boolean LANGUAGE plpgsql AS $$
        BEGIN
            IF old = 0 THEN
                INSERT INTO martlet.item (name, kind, version, body) VALUES (the_name, 0, nextval('martlet.shared_number'), new)
                ON CONFLICT DO NOTHING;
            ELSE
                UPDATE martlet.item SET version = nextval('martlet.shared_number'), body = new
                WHERE name = the_name AND kind = 0 AND version = old;
            END IF;
            IF NOT FOUND THEN RETURN false; END IF;
            PERFORM pg_notify('\(channel)', the_name);
            RETURN true;
        END $$
        """,
        // Returns the number of the entry; null if the name is that of a value.
        """
        CREATE FUNCTION martlet.append_entry(the_name text, new bytea, keeping bigint) RETURNS bigint LANGUAGE plpgsql AS $$
        DECLARE
            entries bigint;
            entry_number bigint;
            last_dropped bigint;
        BEGIN
            INSERT INTO martlet.item (name, kind, version) VALUES (the_name, 1, 0) ON CONFLICT DO NOTHING;
            UPDATE martlet.item SET count = count + 1 WHERE name = the_name AND kind = 1 RETURNING count INTO entries;
            IF NOT FOUND THEN RETURN null; END IF;
            -- The head is locked: whoever gets a larger number becomes visible later.
            entry_number := nextval('martlet.shared_number');
            INSERT INTO martlet.entry (item, number, body) VALUES (the_name, entry_number, new);
            IF entries > keeping THEN
                SELECT max(number) INTO last_dropped FROM
                    (SELECT number FROM martlet.entry WHERE item = the_name ORDER BY number LIMIT entries - keeping) AS oldest;
                DELETE FROM martlet.entry WHERE item = the_name AND number <= last_dropped;
                UPDATE martlet.item SET dropped = last_dropped, count = keeping WHERE name = the_name;
            END IF;
            UPDATE martlet.item SET version = entry_number WHERE name = the_name;
            PERFORM pg_notify('\(channel)', the_name);
            RETURN entry_number;
        END $$
        """,
        "CREATE TABLE martlet.shared_format (version integer NOT NULL)",
        "INSERT INTO martlet.shared_format VALUES (\(format))",
    ]

    // MARK: Values

    func value(named name: String) async throws -> SharedRecord? {
        try await run(repeats: true) { try Self.record(name, $0) }
    }

    private static func record(_ name: String, _ connection: PostgresConnection) throws -> SharedRecord? {
        guard let row = try connection.run("SELECT kind, version, body FROM martlet.item WHERE name = $1", .text(name)).first else {
            return nil
        }
        guard row.number(0) == 0 else { throw SharedError.otherKind(name: name) }
        return SharedRecord(version: row.number(1) ?? 0, bytes: row.bytes(2) ?? Data())
    }

    func replace(_ name: String, version: Int64, with bytes: Data) async throws -> SharedReplacement {
        try await run(repeats: false) { connection in
            let answer = try connection.run(
                "SELECT martlet.replace_value($1, $2, $3)", .text(name), .number(version), .bytes(bytes))
            return answer.first?.number(0) == 1 ? .replaced : .conflict(try Self.record(name, connection))
        }
    }

    // MARK: Logs

    func append(_ bytes: Data, to log: String, keeping count: Int) async throws -> Int64 {
        try await run(repeats: false) { connection in
            let answer = try connection.run(
                "SELECT martlet.append_entry($1, $2, $3)", .text(log), .bytes(bytes), .number(Int64(count)))
            guard let number = answer.first?.number(0) else { throw SharedError.otherKind(name: log) }
            return number
        }
    }

    func entries(of log: String, _ range: SharedRange) async throws -> SharedPage {
        try await run(repeats: true) { connection in
            // The head is read first: what is dropped after that is missing from the entries, and the reader looks again.
            guard let head = try connection.run("SELECT kind, dropped FROM martlet.item WHERE name = $1", .text(log)).first else {
                return SharedPage(entries: [], dropped: 0)
            }
            guard head.number(0) == 1 else { throw SharedError.otherKind(name: log) }
            let rows: [PostgresRow] =
                switch range {
                case .after(let number, let limit):
                    try connection.run(
                        """
                        SELECT number, body, (SELECT dropped FROM martlet.item WHERE name = $1) FROM martlet.entry
                        WHERE item = $1 AND number > $2 ORDER BY number LIMIT $3
                        """, .text(log), .number(number), .number(Int64(limit)))
                case .last(let count):
                    try connection.run(
                        """
                        SELECT number, body, (SELECT dropped FROM martlet.item WHERE name = $1) FROM martlet.entry
                        WHERE item = $1 ORDER BY number DESC LIMIT $2
                        """, .text(log), .number(Int64(clamping: count))
                    ).reversed()
                }
            // One statement sees one state of both tables.
            let dropped = rows.first?.number(2) ?? head.number(1) ?? 0
            return SharedPage(
                entries: rows.map { SharedPage.Entry(number: $0.number(0) ?? 0, bytes: $0.bytes(1) ?? Data()) }, dropped: dropped)
        }
    }

    // MARK: Following

    func listen(_ hear: @escaping @Sendable (SharedNews) -> Void) async throws {
        let ear = PostgresEar(address: address, channel: Self.channel) { names in hear(names.map { .names($0) } ?? .all) }
        do {
            try await ear.begin()
        } catch {
            throw Self.error(error)
        }
        self.ear.withLock { $0 = ear }
    }

    func close() { ear.withLock { $0?.stop() } }

    // MARK: Access

    private func run<Result: Sendable>(
        repeats: Bool, _ body: @escaping @Sendable (PostgresConnection) throws -> Result
    ) async throws -> Result {
        do {
            return try await client.run(repeats: repeats, body)
        } catch {
            throw Self.error(error)
        }
    }

    private static func error(_ error: any Error) -> any Error {
        guard let error = error as? PostgresError else { return error }
        return switch error.kind {
        case .unavailable: SharedError.unavailable(reason: error.description)
        case .full: SharedError.full
        case .busy: SharedError.busy
        case .failed: SharedError.failed(reason: error.description)
        }
    }
}
