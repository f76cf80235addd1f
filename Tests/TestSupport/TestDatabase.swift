import Foundation
import Synchronization

/// A server of PostgreSQL for tests, on a Unix socket in a folder of its own. It is started by the first test that needs it and ends with the tests.
public actor TestDatabase {
    public static let shared = TestDatabase()

    /// Makes a server that one test may kill.
    public init() {}

    public struct NotStarted: Error {
        public let reason: String
    }

    private var starting: Task<Server, any Error>?
    private var count = 0

    /// The folder of the server's programs.
    private static let programs: String? = {
        let versions = (try? FileManager.default.contentsOfDirectory(atPath: "/usr/lib/postgresql")) ?? []
        return versions.sorted { $0.compare($1, options: .numeric) == .orderedDescending }.map { "/usr/lib/postgresql/\($0)/bin" }
            .first { FileManager.default.isExecutableFile(atPath: $0 + "/initdb") }
    }()

    /// Whether this machine has PostgreSQL (Debian: `apt install postgresql`).
    public static var isInstalled: Bool { programs != nil }

    /// Makes an empty database, and returns its address.
    public func newDatabase() async throws -> String {
        let server = try await server()
        count += 1
        let name = "test_\(count)"
        try server.run("psql", "-h", server.folder, "-U", "martlet", "-d", "postgres", "-qc", "CREATE DATABASE \(name)")
        return "postgresql:///\(name)?host=\(server.folder)&user=martlet"
    }

    /// Ends the server without any warning, and starts it again.
    /// - Parameter pause: How long it is away.
    public func killAndRestart(after pause: Duration = .zero) async throws {
        let server = try await server()
        try server.kill()
        try await Task.sleep(for: pause)
        try server.start()
    }

    private func server() async throws -> Server {
        let task =
            starting
            ?? Task {
                // Swift's own threads are few, and this one waits for programs.
                try await withCheckedThrowingContinuation { continuation in
                    Thread.detachNewThread { continuation.resume(with: Result { try Server() }) }
                }
            }
        starting = task
        return try await task.value
    }

    private final class Server: Sendable {
        let folder: String

        init() throws {
            folder = FileManager.default.temporaryDirectory.appending(path: "martlet-pg-\(UUID().uuidString.prefix(8))").path
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            if geteuid() == 0 { try Self.run("/bin/chown", ["postgres", folder]) }
            try run("initdb", "-D", folder + "/data", "-U", "martlet", "-A", "trust", "-E", "UTF8", "--no-sync", "--locale=C")
            try start()
            let folder = folder
            // Its end must not wait for anybody: tests end with exit().
            Ending.add(folder)
        }

        func start() throws {
            let options = "-c listen_addresses= -c unix_socket_directories=\(folder) -c max_connections=300"
            try run("pg_ctl", "-D", folder + "/data", "-o", options, "-l", folder + "/log", "-w", "-t", "60", "start")
        }

        func kill() throws { try run("pg_ctl", "-D", folder + "/data", "-m", "immediate", "-w", "stop") }

        private static func program(_ name: String) throws -> String {
            guard let programs else { throw NotStarted(reason: "PostgreSQL is not installed") }
            return programs + "/" + name
        }

        func run(_ name: String, _ arguments: String...) throws {
            let program = try Self.program(name)
            // PostgreSQL does not run as root.
            if geteuid() == 0, name != "psql" {
                try Self.run("/usr/bin/setpriv", ["--reuid=postgres", "--regid=postgres", "--clear-groups", program] + arguments)
            } else {
                try Self.run(program, arguments)
            }
        }

        /// Runs a program to its end. Foundation's `Process` would wait for the server too, which inherits its descriptors.
        private static func run(_ program: String, _ arguments: [String]) throws {
            let closing =
                #"cd /; for port in /proc/self/fd/*; do port=${port##*/}; [ "$port" -gt 2 ] && eval "exec $port>&-"; done; exec "$@""#
            let words = ["/bin/bash", "-c", closing, "bash", program] + arguments
            var texts = words.map { strdup($0) } + [nil]
            defer { texts.forEach { free($0) } }
            var actions = posix_spawn_file_actions_t()
            posix_spawn_file_actions_init(&actions)
            defer { posix_spawn_file_actions_destroy(&actions) }
            for port: Int32 in 0...2 { posix_spawn_file_actions_addopen(&actions, port, "/dev/null", O_RDWR, 0) }
            var process: pid_t = 0
            var status: Int32 = -1
            guard posix_spawn(&process, words[0], &actions, nil, &texts, environ) == 0, waitpid(process, &status, 0) == process, status == 0
            else { throw NotStarted(reason: "\(program) \(arguments.joined(separator: " ")) has failed") }
        }
    }
}

/// What the end of the process does.
private enum Ending {
    private static let folders = Mutex<[String]>([])

    static func add(_ folder: String) {
        let count = folders.withLock { folders in
            folders.append(folder)
            return folders.count
        }
        if count == 1 { atexit { Ending.end() } }
    }

    private static func end() { for folder in folders.withLock({ $0 }) { end(folder) } }

    private static func end(_ path: String) {
        if let text = try? String(contentsOfFile: path + "/data/postmaster.pid", encoding: .utf8),
            let process = text.split(separator: "\n").first.flatMap({ Int32($0) })
        {
            // It ends its children itself.
            kill(process, SIGQUIT)
            for _ in 0..<100 where kill(process, 0) == 0 { usleep(20_000) }
        }
        try? FileManager.default.removeItem(atPath: path)
    }
}
