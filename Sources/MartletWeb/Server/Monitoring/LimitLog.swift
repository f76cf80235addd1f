import Logging
import Synchronization

/// A limit of the server, with its name in the log and the metrics.
enum Limit: String, CaseIterable, Sendable {
    /// The rate of messages or bytes of one socket.
    case socketRate
    /// The events of one socket that wait for the main actor.
    case backlog
    /// The connections of one address.
    case addressConnections
    /// The connections of the process.
    case connections
    /// The rate of new sessions of one address.
    case starts
    /// The sessions that wait for their pages to connect.
    case waiting
    /// The sessions of the process or of one browser.
    case sessions
    /// The values stored for browsers.
    case storage
}

/// Reports that a limit was reached: to the metrics each time, to the log only now and then, so that a flood of requests does not flood the
/// log.
final class LimitLog: Sendable {
    private struct Entry {
        var last: ContinuousClock.Instant
        var suppressed = 0
    }

    /// The minimum time between two log entries about the same limit.
    private static let interval: Duration = .seconds(60)

    private let metrics: ServerMetrics
    private let logger: Logger
    private let entries = Mutex<[Limit: Entry]>([:])

    init(metrics: ServerMetrics, logger: Logger) {
        self.metrics = metrics
        self.logger = logger
    }

    func reached(_ limit: Limit, _ message: @autoclosure () -> String) {
        metrics.reached(limit)
        let suppressed: Int? = entries.withLock { entries in
            let now = ContinuousClock.now
            if let last = entries[limit]?.last, now - last < Self.interval {
                entries[limit]?.suppressed += 1
                return nil
            }
            defer { entries[limit] = Entry(last: now) }
            return entries[limit]?.suppressed ?? 0
        }
        guard let suppressed else { return }
        let more = suppressed > 0 ? "; \(suppressed) more times since the last entry" : ""
        logger.warning("\(message())\(more)", metadata: ["limit": "\(limit)"])
    }
}
