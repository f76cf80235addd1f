import Foundation

/// A server that this client has started, and stops by its process id.
final class ServerProcess {
    /// The kind of server: Martlet's pages, or a bare echo.
    enum Kind: String, CaseIterable {
        case pages, threads, echo, hop

        fileprivate var arguments: [String] {
            switch self {
            case .pages: ["pages"]
            case .threads: ["pages", "--threads"]
            case .echo: ["echo"]
            case .hop: ["echo", "--hop"]
            }
        }
    }

    let port: Int
    private let process = Process()

    /// Starts a server and waits until it listens.
    init(_ kind: Kind, executable: URL) throws {
        let output = Pipe()
        process.executableURL = executable
        process.arguments = kind.arguments
        process.standardOutput = output
        // The server ends when its standard input closes, however this client ends.
        process.standardInput = Pipe()
        try process.run()
        let line = output.fileHandleForReading.availableData
        guard let port = Int(String(decoding: line, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)) else {
            kill(process.processIdentifier, SIGKILL)
            throw LoadError("The server at \(executable.path) printed no port.")
        }
        self.port = port
    }

    func stop() {
        // This client is the server's only user, so there is nothing to shut down gracefully.
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
    }

    /// The CPU time that the server has used so far, in seconds.
    var processorTime: Double {
        get throws {
            // The name, in parentheses, may contain spaces; count the fields after it.
            let fields = try read("stat").split(separator: ")").last?.split(separator: " ") ?? []
            guard fields.count > 12, let user = Double(fields[11]), let system = Double(fields[12]) else {
                throw LoadError("The CPU time of the server cannot be read.")
            }
            return (user + system) / Double(sysconf(Int32(_SC_CLK_TCK)))
        }
    }

    /// The bytes of memory that ending the server would free.
    var memory: Int {
        get throws {
            let line = try read("smaps_rollup").split(separator: "\n").first { $0.hasPrefix("Pss:") }
            guard let kilobytes = line?.split(separator: " ").dropFirst().first.flatMap({ Int($0) }) else {
                throw LoadError("The memory of the server cannot be read.")
            }
            return kilobytes * 1024
        }
    }

    private func read(_ file: String) throws -> String {
        try String(contentsOfFile: "/proc/\(process.processIdentifier)/\(file)", encoding: .utf8)
    }
}

/// The reason why a measurement failed.
struct LoadError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
