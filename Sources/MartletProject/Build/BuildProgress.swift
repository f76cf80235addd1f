import Foundation

/// Shows how far a build is: one line that changes on a terminal, and a line every few seconds elsewhere.
public final class BuildProgress {
    private let isTerminal: Bool
    private let write: (String) -> Void
    private let now: () -> ContinuousClock.Instant
    private let start: ContinuousClock.Instant
    private var lastShown: ContinuousClock.Instant?
    private var hasLine = false

    /// The pause between lines where each stays.
    private static let pause = Duration.seconds(10)

    public init(
        isTerminal: Bool = isatty(STDERR_FILENO) == 1, now: @escaping () -> ContinuousClock.Instant = { .now },
        write: @escaping (String) -> Void = { FileHandle.standardError.write(Data($0.utf8)) }
    ) {
        self.isTerminal = isTerminal
        self.write = write
        self.now = now
        start = now()
    }

    /// The time since the beginning, in seconds.
    public var seconds: Int { Int((now() - start).components.seconds) }

    func show(done: Int, all: Int, what: String) {
        let text = "[\(done)/\(all)] \(seconds) s  \(what)"
        if isTerminal {
            write("\r\u{1b}[2K" + text.prefix(100))
            hasLine = true
        } else if lastShown.map({ now() - $0 >= Self.pause }) ?? true {
            write(text + "\n")
            lastShown = now()
        }
    }

    /// Writes a line that stays.
    public func say(_ line: String) {
        if hasLine { write("\r\u{1b}[2K") }
        hasLine = false
        write(line + "\n")
    }
}
