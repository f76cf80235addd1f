import Foundation
import TestSupport

/// A process of the probe.
final class Probe: Sendable {
    /// What it says.
    let lines: AsyncStream<String>
    private let exit: Task<Int32, Never>

    /// - Parameter last: A line at which it is killed at once, on the thread that reads it: the tests can be slow when many run.
    init(_ arguments: [String], killedAt last: String? = nil) throws {
        let process = Process()
        // The probe is built into the same folder as the tests.
        process.executableURL = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: "SharedProbe")
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
        let output = Pipe()
        process.standardOutput = output
        let (exits, exited) = AsyncStream.makeStream(of: Int32.self)
        process.terminationHandler = { exited.yield($0.terminationStatus) }
        let (lines, said) = AsyncStream.makeStream(of: String.self)
        self.lines = lines
        try process.run()
        output.fileHandleForReading.readLines { line in
            guard let line else { return said.finish() }
            if line == last { process.killAtOnce() }
            said.yield(line)
        }
        exit = Task {
            for await code in exits { return code }
            return -1
        }
    }

    /// Waits for a line.
    func wait(for line: String) async -> Bool { await lines.contains(line) }

    /// Waits for its end.
    var exitCode: Int32 {
        get async { await exit.value }
    }
}

extension Process {
    /// Ends it without any warning.
    fileprivate func killAtOnce() { kill(processIdentifier, SIGKILL) }
}
