import Foundation

/// The threads of this process, as Linux reports them.
enum Threads {
    /// Whether a thread other than the calling one runs or waits for a processor. `false` where there is no `/proc`.
    static var isAnotherRunning: Bool {
        let files = FileManager.default
        guard let own = try? files.destinationOfSymbolicLink(atPath: "/proc/thread-self"),
            let threads = try? files.contentsOfDirectory(atPath: "/proc/self/task")
        else { return false }
        return threads.contains { !own.hasSuffix("/\($0)") && state(ofThread: $0) == "R" }
    }

    /// The state letter in `/proc/self/task/ID/stat`, which follows the thread's name in parentheses.
    private static func state(ofThread id: String) -> Character? {
        guard let line = try? String(contentsOfFile: "/proc/self/task/\(id)/stat", encoding: .utf8),
            let name = line.lastIndex(of: ")")
        else { return nil }
        return line[line.index(after: name)...].first { $0 != " " }
    }
}
