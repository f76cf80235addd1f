import Foundation
import Synchronization

/// Prints what an app writes to its standard error, and keeps the end of it.
final class ErrorOutput: Sendable {
    /// A backtrace has some hundred lines at most.
    private static let limit = 1_000

    private let kept = Mutex<[String]>([])
    private let end = DispatchSemaphore(value: 0)

    init(_ file: FileHandle) {
        let reader = LineReader(file)
        Thread.detachNewThread { [self] in
            var reader = reader
            while let line = reader.next() {
                try? FileHandle.standardError.write(contentsOf: Data((line + "\n").utf8))
                kept.withLock { lines in
                    lines.append(line)
                    if lines.count > 2 * Self.limit { lines.removeFirst(Self.limit) }
                }
            }
            end.signal()
        }
    }

    /// The last lines. Waits until the app has closed its standard error, but not long: a process that the app has started may have it, too.
    var lines: [String] {
        if end.wait(timeout: .now() + 2) == .success { end.signal() }
        return kept.withLock { $0 }
    }
}
