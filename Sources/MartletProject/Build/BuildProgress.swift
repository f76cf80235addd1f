import Foundation

/// Shows what a command is doing, how far it is and for how long: one line that changes on a terminal, and a line every few seconds elsewhere.
///
/// The time goes on while nothing else is heard of a step.
public final class BuildProgress: @unchecked Sendable {  // The lock guards all that changes, and each call of `write`.
    private let isTerminal: Bool
    private let write: (String) -> Void
    private let now: () -> ContinuousClock.Instant
    private let interval: Duration?
    private let start: ContinuousClock.Instant
    private let lock = NSLock()
    private var step: Step?
    private var lastShown: ContinuousClock.Instant?
    private var hasLine = false
    private var isTicking = false

    private struct Step {
        var count = ""
        var what: String
        var start: ContinuousClock.Instant
        /// Whether each new count of it is worth a line.
        var hasCount: Bool { !count.isEmpty }
        var wasShown = false
    }

    /// The pause between lines where each stays, and the time after which a step that says nothing is worth one.
    private static let pause = Duration.seconds(10)
    private static let silence = Duration.seconds(1)

    /// - Parameter interval: How often the time is shown anew; `nil` if only ``tick()`` does that.
    public init(
        isTerminal: Bool = isatty(STDERR_FILENO) == 1, now: @escaping () -> ContinuousClock.Instant = { .now },
        interval: Duration? = .seconds(1), write: @escaping (String) -> Void = { FileHandle.standardError.write(Data($0.utf8)) }
    ) {
        self.isTerminal = isTerminal
        self.write = write
        self.now = now
        self.interval = interval
        start = now()
    }

    /// The time since the beginning, in seconds.
    public var seconds: Int { Int((now() - start).components.seconds) }

    /// Begins a step, in place of the one before.
    public func begin(_ what: String) {
        lock.withLock {
            step = Step(what: what, start: now())
            if isTerminal { showLine() }
        }
        startTicking()
    }

    /// Shows how far a step is.
    func show(done: Int, all: Int, what: String) {
        lock.withLock {
            step = Step(count: "[\(done)/\(all)] ", what: what, start: step?.start ?? now())
            if isTerminal || isDue { showLine() }
        }
        startTicking()
    }

    /// Shows how long the step has taken.
    func tick() {
        lock.withLock {
            guard let step else { return }
            let isSilent = !step.hasCount && !step.wasShown && now() - step.start >= Self.silence
            if isTerminal || isSilent || now() - (lastShown ?? start) >= Self.pause { showLine() }
        }
    }

    /// Ends the step, whose line goes away on a terminal.
    public func end() {
        lock.withLock {
            step = nil
            clearLine()
        }
    }

    /// Writes a line that stays.
    public func say(_ line: String) { interrupt { write(line + "\n") } }

    /// Writes something else between two lines of the step.
    func interrupt(_ write: () -> Void) {
        lock.withLock {
            clearLine()
            write()
        }
    }

    private var isDue: Bool { lastShown.map { now() - $0 >= Self.pause } ?? true }

    private func showLine() {
        guard let step else { return }
        let text = "\(step.count)\(seconds) s  \(step.what)"
        if isTerminal {
            write("\r\u{1b}[2K" + text.prefix(100))
            hasLine = true
        } else {
            write(text + "\n")
        }
        lastShown = now()
        self.step?.wasShown = true
    }

    private func clearLine() {
        if hasLine { write("\r\u{1b}[2K") }
        hasLine = false
    }

    /// Shows the time as it passes, until the step ends or nobody has this value any more.
    private func startTicking() {
        guard let interval, lock.withLock({ begins() }) else { return }
        Thread.detachNewThread { [weak self] in
            repeat { Thread.sleep(forTimeInterval: interval / .seconds(1)) } while self?.ticked() ?? false
        }
    }

    private func begins() -> Bool {
        defer { isTicking = true }
        return !isTicking
    }

    private func ticked() -> Bool {
        tick()
        return lock.withLock {
            isTicking = step != nil
            return isTicking
        }
    }
}
