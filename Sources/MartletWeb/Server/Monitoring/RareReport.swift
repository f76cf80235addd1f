import Logging
import Synchronization

/// Logs an error, and leaves out more of them for a minute: a full disk stays full for long, and each write would say so.
final class RareReport: Sendable {
    private static let interval: Duration = .seconds(60)

    private let logger: Logger
    private let last = Mutex<ContinuousClock.Instant?>(nil)

    init(logger: Logger) { self.logger = logger }

    func report(_ message: @autoclosure () -> String, metadata: Logger.Metadata? = nil) {
        let isDue = last.withLock { last in
            guard last.map({ .now - $0 >= Self.interval }) ?? true else { return false }
            last = .now
            return true
        }
        if isDue { logger.error("\(message()). More such errors are left out for a minute", metadata: metadata) }
    }
}
