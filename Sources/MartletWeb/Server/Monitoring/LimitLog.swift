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
    /// The files that users send to the process.
    case uploads
    /// The files of one user.
    case userFiles
    /// The users' processes.
    case hosts
    /// The users' processes of one address.
    case addressHosts
}

/// Reports that a limit was reached: to the metrics each time, to the log only now and then, so that a flood of requests does not flood the
/// log.
final class LimitLog: Sendable {
    private struct Entry {
        var last: ContinuousClock.Instant
        var suppressed = 0
        /// How often the limit was reached since the start.
        var count = 1
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

    /// How often each limit was reached since the start.
    var counts: [Limit: Int] { entries.withLock { $0.mapValues(\.count) } }

    func reached(_ limit: Limit, _ message: @autoclosure () -> String) {
        metrics.reached(limit)
        let suppressed: Int? = entries.withLock { entries in
            let now = ContinuousClock.now
            guard var entry = entries[limit] else {
                entries[limit] = Entry(last: now)
                return 0
            }
            defer { entries[limit] = entry }
            entry.count += 1
            guard now - entry.last >= Self.interval else {
                entry.suppressed += 1
                return nil
            }
            defer { (entry.last, entry.suppressed) = (now, 0) }
            return entry.suppressed
        }
        guard let suppressed else { return }
        let more = suppressed > 0 ? "; \(suppressed) more times since the last entry" : ""
        logger.warning("\(message())\(more)", metadata: ["limit": "\(limit)"])
    }
}
