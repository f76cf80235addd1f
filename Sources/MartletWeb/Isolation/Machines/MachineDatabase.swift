#if os(Linux)
import Foundation
import MartletPostgres

/// What the machines that serve an app together keep in PostgreSQL. The tables lie in the schema `martlet`.
///
///     machine        id, address, seen, since        each machine, which renews its row every few seconds
///     resident       name, machine, runs, claim, …   the machine that runs a user's process, or ran it last, and the one that has the newest files
///     resident_file  name, path, body, changed       copies of users' saved sessions and defaults
///     secret         name, body                      the key that signs cookies
///
/// A user is a row's `name`: that of the container. Each method blocks the caller's thread.
struct MachineDatabase: Sendable {
    /// Who runs a user's process after a claim.
    enum Claim: Hashable, Sendable {
        /// This machine may.
        /// - Parameters:
        ///   - number: Tells this claim from later ones.
        ///   - isNew: Whether another machine has had the user's files last. It stays so until they are restored and ``confirm(_:claim:)`` says so.
        case mine(number: Int64, isNew: Bool)
        /// Another machine does.
        case elsewhere(address: String)
    }

    struct File: Hashable, Sendable {
        /// The path in the container.
        var path: String
        var body: Data
        var changed: Date
    }

    /// What has changed in a file.
    enum Change: Sendable {
        case write(path: String, Data)
        case append(path: String, Data, behind: Int)
        case remove(path: String)
        /// Removes all files but these.
        case keep(paths: [String])
    }

    /// The id of this machine.
    let machine: String
    /// A machine that has been silent for longer has ended, so that others can claim its users.
    let lease: Duration
    let client: PostgresClient

    private static let format: Int64 = 1
    /// When a living machine was seen at the latest.
    private var limit: String {
        // Not the time at which a statement has got its locks: it sees the rows of other machines as they were at its start.
        "statement_timestamp() - interval '\(lease / .seconds(1)) s'"
    }

    /// Whether the machine of a row has ended. When the database was away, it was away for every machine: only one that has reached it for a whole
    /// lease may say that another has not.
    private var machineHasEnded: String {
        """
        NOT EXISTS (SELECT FROM martlet.machine WHERE id = r.machine AND seen > \(limit))
        AND EXISTS (SELECT FROM martlet.machine WHERE id = $2 AND seen > \(limit) AND since < \(limit))
        """
    }

    /// - Parameters:
    ///   - address: As libpq takes it: `postgresql://user@host/database`.
    ///   - label: The name of its queue.
    init(_ address: String, machine: String, lease: Duration, label: String) {
        self.machine = machine
        self.lease = lease
        client = PostgresClient(address, label: label, prepare: Self.prepare)
    }

    private static func prepare(_ connection: PostgresConnection) throws {
        // The locks of a machine without power must not hold the others up.
        for setting in ["idle_in_transaction_session_timeout = '5s'", "lock_timeout = '2s'", "statement_timeout = '8s'"] {
            try connection.run("SET \(setting)")
        }
        for setting in ["tcp_keepalives_idle = 5", "tcp_keepalives_interval = 2", "tcp_keepalives_count = 3", "tcp_user_timeout = 10000"] {
            try connection.run("SET \(setting)")
        }
        if let version = try version(connection) {
            guard version <= format else { throw PostgresError(.failed, "a newer version of Martlet uses this database") }
            return
        }
        // Of machines that begin at once, one makes the tables.
        try connection.run("SELECT pg_advisory_lock(7061707273369)")
        defer { _ = try? connection.run("SELECT pg_advisory_unlock(7061707273369)") }
        try transaction(connection) {
            guard try version(connection) == nil else { return }
            for statement in tables { try connection.run(statement) }
        }
    }

    private static func version(_ connection: PostgresConnection) throws -> Int64? {
        guard try connection.run("SELECT to_regclass('martlet.machine_format') IS NOT NULL").first?.number(0) == 1 else { return nil }
        return try connection.run("SELECT version::bigint FROM martlet.machine_format").first?.number(0)
    }

    private static let tables = [
        "CREATE SCHEMA IF NOT EXISTS martlet",
        "CREATE TABLE martlet.machine (id text PRIMARY KEY, address text NOT NULL, seen timestamptz NOT NULL, since timestamptz NOT NULL)",
        """
        CREATE TABLE martlet.resident (
            name text PRIMARY KEY, machine text NOT NULL, newest text NOT NULL, runs boolean NOT NULL, claim bigint NOT NULL,
            changed timestamptz NOT NULL DEFAULT clock_timestamp())
        """,
        """
        CREATE TABLE martlet.resident_file (
            name text NOT NULL, path text NOT NULL, body bytea NOT NULL, changed timestamptz NOT NULL, PRIMARY KEY (name, path))
        """,
        "CREATE TABLE martlet.secret (name text PRIMARY KEY, body bytea NOT NULL)",
        "CREATE TABLE martlet.machine_format (version integer NOT NULL)",
        "INSERT INTO martlet.machine_format VALUES (\(format))",
    ]

    private static func transaction(_ connection: PostgresConnection, _ body: () throws -> Void) throws {
        try connection.run("BEGIN")
        do {
            try body()
            try connection.run("COMMIT")
        } catch {
            _ = try? connection.run("ROLLBACK")
            throw error
        }
    }

    // MARK: Machines

    /// Returns the key that signs the cookies of all machines: that of the machine that came first.
    func key(orFirst own: Data) throws -> Data {
        try client.runAndWait(repeats: true) { connection in
            try connection.run("INSERT INTO martlet.secret VALUES ('cookie', $1) ON CONFLICT DO NOTHING", .bytes(own))
            return try connection.run("SELECT body FROM martlet.secret WHERE name = 'cookie'").first?.bytes(0) ?? own
        }
    }

    /// Returns the address of a living machine with the id of this one; `nil` if there is none.
    func addressOfTwin() throws -> String? {
        try client.runAndWait(repeats: true) { connection in
            try connection.run(
                "SELECT address FROM martlet.machine WHERE id = $1 AND seen > \(limit)", .text(machine)
            ).first?.text(0)
        }
    }

    /// Forgets whose processes ran here before this machine started again.
    func releaseAll() throws {
        _ = try client.runAndWait(repeats: true) { connection in
            try connection.run(
                "UPDATE martlet.resident SET runs = false, changed = clock_timestamp() WHERE machine = $1 AND runs", .text(machine))
        }
    }

    /// Says that this machine lives.
    /// - Parameter wasAway: Whether the database has not been found since the last time.
    func renew(address: String, wasAway: Bool) throws {
        _ = try client.runAndWait(repeats: true) { connection in
            try connection.run(
                """
                INSERT INTO martlet.machine AS m VALUES ($1, $2, clock_timestamp(), clock_timestamp())
                ON CONFLICT (id) DO UPDATE SET address = $2, seen = clock_timestamp(),
                since = CASE WHEN $3 = 1 OR m.seen < \(limit) THEN clock_timestamp() ELSE m.since END
                """, .text(machine), .text(address), .number(wasAway ? 1 : 0))
        }
    }

    /// Says that this machine has ended.
    func leave() throws {
        try releaseAll()
        _ = try client.runAndWait(repeats: true) { try $0.run("DELETE FROM martlet.machine WHERE id = $1", .text(machine)) }
    }

    /// Removes what nobody will ask for: sessions that are too old, users of whom nothing is left, and machines that are long gone.
    func tidy() throws {
        _ = try client.runAndWait(repeats: true) { connection in
            let day = "interval '\(Int(SnapshotStore.keptTime)) s'"
            try connection.run(
                """
                DELETE FROM martlet.resident_file f USING martlet.resident r
                WHERE r.name = f.name AND NOT r.runs AND r.changed < clock_timestamp() - \(day) AND f.path LIKE $1
                """, .text(Container(path: "").storage.dropFirst() + "/Sessions/%"))
            try connection.run(
                """
                DELETE FROM martlet.resident r WHERE NOT runs AND changed < clock_timestamp() - interval '1 hour'
                AND NOT EXISTS (SELECT FROM martlet.resident_file f WHERE f.name = r.name)
                """)
            try connection.run("DELETE FROM martlet.machine WHERE seen < clock_timestamp() - \(day)")
        }
    }

    // MARK: Users

    /// Makes this machine the one that runs a user's process, unless another one that lives does.
    func claim(_ user: String) throws -> Claim? {
        try client.runAndWait(repeats: true) { connection in
            let row = try connection.run(
                """
                INSERT INTO martlet.resident AS r (name, machine, newest, runs, claim) VALUES ($1, $2, $2, true, 1)
                ON CONFLICT (name) DO UPDATE SET machine = $2, runs = true, claim = r.claim + 1, changed = clock_timestamp()
                WHERE r.machine = $2 OR NOT r.runs OR \(machineHasEnded)
                RETURNING claim, newest
                """, .text(user), .text(machine)
            ).first
            if let row, let number = row.number(0) { return .mine(number: number, isNew: row.text(1) != machine) }
            return try connection.run(
                "SELECT m.address FROM martlet.resident r JOIN martlet.machine m ON m.id = r.machine WHERE r.name = $1", .text(user)
            ).first?.text(0).map { .elsewhere(address: $0) }
        }
    }

    /// Says that this machine has restored the files of a user whom it has claimed, so that it has the newest ones.
    func confirm(_ user: String, claim: Int64) throws {
        _ = try client.runAndWait(repeats: true) { connection in
            try connection.run(
                "UPDATE martlet.resident SET newest = $2 WHERE name = $1 AND machine = $2 AND claim = $3", .text(user), .text(machine),
                .number(claim))
        }
    }

    /// Lets another machine run a user's process, unless this one has claimed the user again since.
    func release(_ user: String, claim: Int64) throws {
        _ = try client.runAndWait(repeats: true) { connection in
            try connection.run(
                "UPDATE martlet.resident SET runs = false, changed = clock_timestamp() WHERE name = $1 AND machine = $2 AND claim = $3",
                .text(user), .text(machine), .number(claim))
        }
    }

    /// Returns those of some users whose processes another machine runs.
    func lost(of users: [String]) throws -> [String] {
        try client.runAndWait(repeats: true) { connection in
            try connection.run(
                "SELECT name FROM martlet.resident WHERE machine <> $1 AND name = ANY(string_to_array($2, ','))", .text(machine),
                .text(users.joined(separator: ","))
            ).compactMap { $0.text(0) }
        }
    }

    // MARK: Files

    func files(of user: String) throws -> [File] {
        try client.runAndWait(repeats: true) { connection in
            try connection.run(
                "SELECT path, body, extract(epoch FROM changed)::bigint FROM martlet.resident_file WHERE name = $1", .text(user)
            ).compactMap { row in
                guard let path = row.text(0), let body = row.bytes(1), let changed = row.number(2) else { return nil }
                return File(path: path, body: body, changed: Date(timeIntervalSince1970: Double(changed)))
            }
        }
    }

    /// Makes all of some changes to the copies of a user's files, or none.
    /// - Returns: `false` if another machine has the user, or what is appended does not follow what is there. Then nothing has changed.
    func apply(_ changes: [Change], to user: String) throws -> Bool {
        struct Conflict: Error {}
        return try client.runAndWait(repeats: true) { connection in
            do {
                try Self.transaction(connection) {
                    // Nobody can claim the user before the end of the transaction.
                    guard
                        try !connection.run(
                            "SELECT 1 FROM martlet.resident WHERE name = $1 AND machine = $2 FOR SHARE", .text(user), .text(machine)
                        ).isEmpty
                    else { throw Conflict() }
                    for change in changes where try !Self.apply(change, to: user, connection) { throw Conflict() }
                }
                return true
            } catch is Conflict {
                return false
            }
        }
    }

    private static func apply(_ change: Change, to user: String, _ connection: PostgresConnection) throws -> Bool {
        switch change {
        case .write(let path, let body):
            try connection.run(
                """
                INSERT INTO martlet.resident_file VALUES ($1, $2, $3, clock_timestamp())
                ON CONFLICT (name, path) DO UPDATE SET body = $3, changed = clock_timestamp()
                """, .text(user), .text(path), .bytes(body))
        case .append(let path, let end, let start):
            return try !connection.run(
                """
                UPDATE martlet.resident_file SET body = body || $3, changed = clock_timestamp()
                WHERE name = $1 AND path = $2 AND octet_length(body) = $4 RETURNING 1
                """, .text(user), .text(path), .bytes(end), .number(Int64(start))
            ).isEmpty
        case .remove(let path):
            try connection.run("DELETE FROM martlet.resident_file WHERE name = $1 AND path = $2", .text(user), .text(path))
        case .keep(let paths):
            try connection.run(
                "DELETE FROM martlet.resident_file WHERE name = $1 AND path <> ALL(string_to_array($2, E'\\n'))", .text(user),
                .text(paths.joined(separator: "\n")))
        }
        return true
    }
}
#endif
