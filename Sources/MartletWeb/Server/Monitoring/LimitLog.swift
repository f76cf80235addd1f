import Logging
import Synchronization

/// A limit of the server, as its log and its metrics name it.
enum Limit: String, CaseIterable, Sendable {
    /// Messages or bytes of one socket in a second.
    case socketRate
    /// Events of one socket that wait for the main actor.
    case backlog
    /// Connections of one address.
    case addressConnections
    /// Connections of the process.
    case connections
    /// Sessions that one address may begin in a second.
    case starts
    /// Sessions that wait for their pages.
    case waiting
    /// Sessions of the process, or of one browser.
    case sessions
    /// Values kept for browsers.
    case storage
}

/// Tells that a limit was reached: each time to the metrics, and to the log once in a while. Who floods a server shall not flood its log.
final class LimitLog: Sendable {
    private struct Told {
        var last: ContinuousClock.Instant
        var unsaid = 0
    }

    /// So long a limit is not spoken of again.
    private static let silence: Duration = .seconds(60)

    private let metrics: ServerMetrics
    private let logger: Logger
    private let told = Mutex<[Limit: Told]>([:])

    init(metrics: ServerMetrics, logger: Logger) {
        self.metrics = metrics
        self.logger = logger
    }

    func reached(_ limit: Limit, _ message: @autoclosure () -> String) {
        metrics.reached(limit)
        let unsaid: Int? = told.withLock { told in
            let now = ContinuousClock.now
            if let last = told[limit]?.last, now - last < Self.silence {
                told[limit]?.unsaid += 1
                return nil
            }
            defer { told[limit] = Told(last: now) }
            return told[limit]?.unsaid ?? 0
        }
        guard let unsaid else { return }
        let more = unsaid > 0 ? "; \(unsaid) times more since this was last said" : ""
        logger.warning("\(message())\(more)", metadata: ["limit": "\(limit)"])
    }
}
