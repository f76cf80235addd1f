import Foundation
import Synchronization

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
        let rest = Mutex(Data())
        output.fileHandleForReading.readabilityHandler = { handle in
            let data = handle.availableData
            guard !data.isEmpty else {
                handle.readabilityHandler = nil
                return said.finish()
            }
            rest.withLock { rest in
                rest += data
                while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
                    let line = String(decoding: rest[..<end], as: UTF8.self)
                    if line == last { process.killAtOnce() }
                    said.yield(line)
                    rest = Data(rest[(end + 1)...])
                }
            }
        }
        try process.run()
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
