import Foundation

/// A server that this client has started, and ends by its process id.
final class ServerProcess {
    /// How the server is to behave: Martlet's pages, or a bare echo.
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
        // The server ends when nobody holds the other end any more, however this client ends.
        process.standardInput = Pipe()
        try process.run()
        let line = output.fileHandleForReading.availableData
        guard let port = Int(String(decoding: line, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)) else {
            kill(process.processIdentifier, SIGKILL)
            throw LoadError("The server at \(executable.path) said no port.")
        }
        self.port = port
    }

    func stop() {
        // The client is the server's only visitor: nothing is left to be finished.
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
    }

    /// The seconds of processor time that all threads of the server have taken so far.
    var processorTime: Double {
        get throws {
            // The name, in parentheses, may hold spaces; the fields are counted from what follows it.
            let fields = try read("stat").split(separator: ")").last?.split(separator: " ") ?? []
            guard fields.count > 12, let user = Double(fields[11]), let system = Double(fields[12]) else {
                throw LoadError("The processor time of the server cannot be read.")
            }
            return (user + system) / Double(sysconf(Int32(_SC_CLK_TCK)))
        }
    }

    /// The bytes of memory that the server's death would free.
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

/// Why a measurement could not be made.
struct LoadError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
