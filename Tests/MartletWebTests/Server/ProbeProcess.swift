#if os(Linux)
import Foundation
import TestSupport

/// A process of a probe app, which owns its main thread as an app does and a test does not.
final class ProbeProcess: ServerUnderTest, Sendable {
    let port: Int
    let identifier: pid_t
    private let lines: AsyncStream<String>
    private let exit: Task<Int32, Never>

    /// The probe has ended before it served.
    struct NotServing: Error {}

    /// Starts a probe and waits until it serves.
    /// - Parameter log: The file to which it writes its log; `nil` for that of the tests.
    init(_ name: String, _ arguments: [String], environment: [String: String] = [:], log: FileHandle? = nil) async throws {
        let process = Process()
        // The probe is built into the same folder as the tests.
        process.executableURL = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: name)
        process.arguments = ["--port", "0", "--log-level", "critical"] + arguments
        // A backtrace takes seconds.
        process.environment = ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }.merging(environment) {
            $1
        }
        let output = Pipe()
        process.standardOutput = output
        if let log { process.standardError = log }
        let (exits, exited) = AsyncStream.makeStream(of: Int32.self)
        process.terminationHandler = { exited.yield($0.terminationStatus) }
        try process.run()
        identifier = process.processIdentifier
        let (ports, announced) = AsyncStream.makeStream(of: Int.self)
        let (lines, said) = AsyncStream.makeStream(of: String.self)
        self.lines = lines
        let mark = "Serving at http://127.0.0.1:"
        output.fileHandleForReading.readLines { line in
            guard let line else {
                announced.finish()
                return said.finish()
            }
            if line.hasPrefix(mark), let port = Int(line.dropFirst(mark.count)) { announced.yield(port) } else { said.yield(line) }
        }
        exit = Task {
            for await code in exits { return code }
            return -1
        }
        guard let port = await Self.next(ports) else { throw NotServing() }
        self.port = port
    }

    private static func next<T>(_ values: AsyncStream<T>) async -> T? {
        for await value in values { return value }
        return nil
    }

    /// What the probe said next; `nil` when it has ended.
    func nextLine() async -> String? { await Self.next(lines) }

    /// The names of its threads.
    var threads: [String] {
        get throws {
            let folder = "/proc/\(identifier)/task"
            return try FileManager.default.contentsOfDirectory(atPath: folder).map {
                try String(contentsOfFile: "\(folder)/\($0)/comm", encoding: .utf8)
            }
        }
    }

    /// The processes that it has started itself, those among them that have ended and were not waited for.
    var children: [pid_t] {
        get throws {
            try FileManager.default.contentsOfDirectory(atPath: "/proc/\(identifier)/task").flatMap { thread in
                let children = try String(contentsOfFile: "/proc/\(identifier)/task/\(thread)/children", encoding: .utf8)
                return children.split(separator: " ").compactMap { pid_t($0) }
            }
        }
    }

    func terminate() { kill(identifier, SIGTERM) }

    /// Ends it without any warning.
    func killIt() { kill(identifier, SIGKILL) }

    var exitCode: Int32 {
        get async { await exit.value }
    }

    fileprivate func end() async {
        kill(identifier, SIGKILL)
        _ = await exit.value
    }
}

/// Runs a body with a probe, and ends the probe behind it.
func withProbe(
    _ name: String = "MainThreadProbe", _ arguments: [String] = ["--isolation", "session"], environment: [String: String] = [:],
    log: FileHandle? = nil,
    _ body: (ProbeProcess) async throws -> Void
) async throws {
    let probe = try await ProbeProcess(name, arguments, environment: environment, log: log)
    do {
        try await body(probe)
    } catch {
        await probe.end()
        throw error
    }
    await probe.end()
}
#endif
