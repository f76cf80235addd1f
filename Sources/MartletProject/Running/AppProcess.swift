import Foundation

/// An app that runs in a process of its own, and shows what this process tells it about builds.
///
/// Its standard input connects the two. When that ends the app stops, so no app outlives the process that started it.
public final class AppProcess: Sendable {
    private let process: Process
    private let input: FileHandle
    private let errors: ErrorOutput
    /// The folder for the values that the app stores.
    private let data: URL
    /// The address that the app serves.
    public let address: String

    /// Starts an app, and waits until it serves.
    ///
    /// - Parameters:
    ///   - home: The folder for the files that the app writes.
    ///   - data: The folder for the values that the app stores.
    ///   - sources: The folders and files from which the app was built. Its pages show where views are declared.
    ///   - variables: Variables of the environment for this app alone.
    ///   - print: Receives the lines that the app prints.
    /// - Throws: ``EndedEarly`` if the app ends before it serves.
    public init(
        _ app: InstalledApp, arguments: [String], home: URL, data: URL, sources: [URL], variables: [String: String] = [:],
        print: @escaping @Sendable (String) -> Void
    ) throws {
        let (process, input, output, errors) = (Process(), Pipe(), Pipe(), Pipe())
        process.executableURL = app.program
        process.arguments = ["--data", data.path] + arguments + ["--development"]
        process.environment = Self.backtraces
            .merging(ProcessInfo.processInfo.environment) { $1 }
            .merging(try InstalledApp.environment(home: home)) { $1 }
            .merging(["MARTLET_SOURCES": sources.map(\.path).joined(separator: "\n")]) { $1 }
            .merging(variables) { $1 }
        process.standardInput = input
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        // The process has a copy. As long as there is another one here, reading would not end with the process.
        try output.fileHandleForWriting.close()
        try errors.fileHandleForWriting.close()
        self.errors = ErrorOutput(errors.fileHandleForReading)
        self.data = data
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

    /// Backtraces with what an app's author needs, and in the form that ``CrashReport`` reads. A user's own setting comes first.
    private static let backtraces = [
        "SWIFT_BACKTRACE": "enable=yes,interactive=no,color=no,threads=crashed,registers=none,images=none,limit=64"
    ]

    /// The error that an app ended before it served. It has printed why.
    public struct EndedEarly: Error, Hashable {
        /// The exit code, or the number of the signal that ended the app.
        public let status: Int32
    }

    public var isRunning: Bool { process.isRunning }

    /// How the app ended, for a message.
    public var end: String {
        process.terminationReason == .uncaughtSignal ? "signal \(process.terminationStatus)" : "code \(process.terminationStatus)"
    }

    /// Why the app crashed; `nil` if it runs, or has ended in another way. Waits until all is there that Swift prints of a crash.
    public var crash: CrashReport? {
        guard !process.isRunning, process.terminationReason == .uncaughtSignal else { return nil }
        return CrashReport(lines: errors.lines)
    }

    /// What the app does for a user, or has done last: `during tap on button in CartView`. `nil` if it has done nothing.
    public var lastAction: String? {
        let file = try? String(contentsOf: data.appending(path: "storage/last-action"), encoding: .utf8)
        let line = file?.split(separator: "\n").first ?? ""
        return line.isEmpty ? nil : line.split(separator: " ").joined(separator: " ")
    }

    /// Shows problems over the pages of the app, under a heading; without problems, shows the pages alone.
    public func show(_ heading: String, _ problems: [BuildProblem]) throws {
        struct Report: Encodable {
            var heading: String
            var problems: [BuildProblem]
        }
        var line = try JSONEncoder().encode(Report(heading: heading, problems: problems))
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
