import Foundation

/// A program with its arguments.
package struct Command {
    private let arguments: [String]
    private let environment: [String: String]

    package init(_ arguments: [String], environment: [String: String] = [:]) {
        self.arguments = arguments
        self.environment = environment
    }

    package struct Result {
        package var status: Int32
        package var output: Data
        package var errors: String
    }

    /// Runs the program to its end.
    package func output() throws -> Result {
        let process = makeProcess()
        // A file for the errors: two pipes, read one after the other, can block the program.
        let file = FileManager.default.temporaryDirectory.appending(path: "martlet-\(UUID().uuidString)")
        try Data().write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let output = Pipe()
        process.standardOutput = output
        process.standardError = try FileHandle(forWritingTo: file)
        try process.run()
        let data = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return Result(
            status: process.terminationStatus, output: data,
            errors: String(decoding: FileManager.default.contents(atPath: file.path) ?? Data(), as: UTF8.self))
    }

    /// Runs the program and hands on each line that it prints, also to standard error, as it comes.
    ///
    /// - Returns: The exit code.
    func run(line handle: (String) -> Void) throws -> Int32 {
        let process = makeProcess()
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let signals = ForwardedSignals(to: process)
        defer { signals.stop() }
        var lines = LineReader(pipe.fileHandleForReading)
        while let line = lines.next() { handle(line) }
        process.waitUntilExit()
        return process.terminationStatus
    }

    private func makeProcess() -> Process {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        process.standardInput = FileHandle.nullDevice
        return process
    }
}
