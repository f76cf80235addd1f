#if os(Linux)
import CMartletProcess
import Foundation

/// The users of a running server, as it tells them to its owner.
public struct ServerStatus: Sendable {
    /// A process of a user, or one that waits for a user.
    public struct Process: Hashable, Sendable, Decodable {
        public var user: String?
        public var process: Int32?
        public var pages: Int
        public var waiting: Int
        public var memory: Int?
        public var files: Int?
        public var quietTime: Double?
        public var isOld: Bool
        public var end: String?
    }

    public let processes: [Process]

    /// The error that no server uses a folder, or that it does not answer.
    public struct NotRunning: Error, CustomStringConvertible {
        public let description: String
    }

    /// Asks the server that uses a folder.
    ///
    /// - Parameter data: The folder that the server was started with, as `--data`.
    public init(ofServerWith data: URL) throws {
        let folder = open(data.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        defer { close(folder) }
        // The path through the open folder is short enough for an address.
        let socket = folder < 0 ? -1 : martlet_connect_to("/proc/self/fd/\(folder)/front")
        guard socket >= 0 else {
            throw NotRunning(
                description:
                    "No server with a process for each user uses \(data.path). Name the folder that one was started with: --data DIR")
        }
        defer { close(socket) }
        let request = Array(#"{"status":{}}"#.utf8)
        guard martlet_send(socket, request, request.count, -1) == 0 else { throw Self.noAnswer }
        var processes: [Process] = []
        while let message = try Self.next(from: socket) { processes.append(try JSONDecoder().decode(Process.self, from: message)) }
        // There is one at least: it waits for the next user.
        guard !processes.isEmpty else { throw Self.noAnswer }
        self.processes = processes
    }

    private static var noAnswer: NotRunning {
        NotRunning(description: "The server does not answer. It may be of another version of Martlet.")
    }

    /// Waits for a message; `nil` at the end.
    private static func next(from socket: CInt) throws -> Data? {
        var port = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
        guard poll(&port, 1, 5_000) == 1 else { throw noAnswer }
        var bytes = [UInt8](repeating: 0, count: 64 * 1024)
        var passed: CInt = -1
        let count = martlet_receive(socket, &bytes, bytes.count, &passed)
        guard count >= 0 else { throw noAnswer }
        return count == 0 ? nil : Data(bytes.prefix(count))
    }

    /// A line for each process with a user, those at work first, and one for all others.
    public var lines: [String] {
        let users = processes.filter { $0.user != nil }.sorted {
            ($0.quietTime ?? .infinity, $0.process ?? 0) < ($1.quietTime ?? .infinity, $1.process ?? 0)
        }
        let warm = processes.count - users.count
        let rows = [["USER", "PROCESS", "PAGES", "WAITING", "MEMORY", "FILES", "LAST ACTION", ""]] + users.map(Self.cells)
        let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
        let table = rows.map { row in
            zip(row, widths).map { $0.padding(toLength: $1, withPad: " ", startingAt: 0) }.joined(separator: "  ").trimmingSuffix(" ")
        }
        let count = users.count == 1 ? "1 process of a user" : "\(users.count) processes of users"
        return (users.isEmpty ? [] : table) + ["\(count), \(warm) waiting for one"]
    }

    private static func cells(_ process: Process) -> [String] {
        [
            process.user ?? "", process.process.map { "\($0)" } ?? "", "\(process.pages)", "\(process.waiting)",
            process.memory.map(size) ?? "", process.files.map(size) ?? "", process.quietTime.map(age) ?? "never",
            process.end.map { "ending: \($0)" } ?? (process.isOld ? "of the version before" : ""),
        ]
    }

    private static func size(_ bytes: Int) -> String { String(format: "%.1f MiB", Double(bytes) / 1_048_576) }

    private static func age(_ seconds: Double) -> String {
        switch Int(seconds) {
        case ..<60: "\(Int(seconds)) s ago"
        case ..<3600: "\(Int(seconds) / 60) min ago"
        default: "\(Int(seconds) / 3600) h ago"
        }
    }
}

extension String {
    fileprivate func trimmingSuffix(_ character: Character) -> String {
        var text = self
        while text.last == character { text.removeLast() }
        return text
    }
}
#endif
