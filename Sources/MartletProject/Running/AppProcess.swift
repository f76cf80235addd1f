import Foundation

/// An app that runs in a process of its own, and shows what this process tells it about builds.
///
/// Its standard input connects the two. When that ends the app stops, so no app outlives the process that started it.
public final class AppProcess: Sendable {
    private let process: Process
    private let input: FileHandle
    private let start = ContinuousClock.now
    /// The address that the app serves.
    public let address: String

    /// Starts an app, and waits until it serves.
    ///
    /// - Parameters:
    ///   - home: The folder for the files that the app writes.
    ///   - print: Receives the lines that the app prints.
    /// - Throws: ``EndedEarly`` if the app ends before it serves.
    public init(_ app: InstalledApp, arguments: [String], home: URL, print: @escaping @Sendable (String) -> Void) throws {
        let (process, input, output) = (Process(), Pipe(), Pipe())
        process.executableURL = app.program
        process.arguments = arguments + ["--development"]
        process.environment = ProcessInfo.processInfo.environment.merging(try InstalledApp.environment(home: home)) { $1 }
        process.standardInput = input
        process.standardOutput = output
        try process.run()
        // The process has a copy. As long as there is another one here, reading would not end with the process.
        try output.fileHandleForWriting.close()
        var lines = LineReader(output.fileHandleForReading)
        let announcement = "Serving at "
        while let line = lines.next(), !line.hasPrefix(announcement) { print(line) }
        guard let line = lines.last, line.hasPrefix(announcement) else {
            process.waitUntilExit()
            throw EndedEarly(status: process.terminationStatus)
        }
        self.process = process
        self.input = input.fileHandleForWriting
        address = String(line.dropFirst(announcement.count))
        let rest = lines
        Thread.detachNewThread {
            var lines = rest
            while let line = lines.next() { print(line) }
        }
    }

    /// The error that an app ended before it served. It has printed why.
    public struct EndedEarly: Error, Hashable {
        /// The exit code, or the number of the signal that ended the app.
        public let status: Int32
    }

    public var isRunning: Bool { process.isRunning }

    /// How long the app has been running.
    public var age: Duration { .now - start }

    /// How the app ended, for a message.
    public var end: String {
        process.terminationReason == .uncaughtSignal ? "signal \(process.terminationStatus)" : "code \(process.terminationStatus)"
    }

    /// Shows the problems of a build over the pages of the app; none if the build succeeded.
    public func show(_ problems: [BuildProblem]) throws {
        var line = try JSONEncoder().encode(["problems": problems])
        line.append(UInt8(ascii: "\n"))
        try input.write(contentsOf: line)
    }

    /// Stops the app, which stores its users' values, and waits for its end.
    public func stop() {
        try? input.close()
        let patience = ContinuousClock.now + .seconds(3)
        while process.isRunning, .now < patience { usleep(5_000) }
        if process.isRunning { kill(process.processIdentifier, SIGKILL) }
        process.waitUntilExit()
    }
}
