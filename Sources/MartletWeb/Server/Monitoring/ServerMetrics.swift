import MartletElements
import Metrics

/// The metrics of a running server, for the metrics backend of the process.
struct ServerMetrics: Sendable {
    /// The reason for rejecting a request or connection.
    enum Rejection: String, CaseIterable, Sendable {
        case event, malformed, oversized, rate, host, origin, capacity
    }

    let active = Gauge(label: "martlet_sessions", dimensions: [("state", "active")])
    let parked = Gauge(label: "martlet_sessions", dimensions: [("state", "parked")])
    let waiting = Gauge(label: "martlet_sessions", dimensions: [("state", "waiting")])
    let events = Counter(label: "martlet_events_total")
    let frames = Counter(label: "martlet_frames_total")
    let bytes = Counter(label: "martlet_sent_bytes_total")
    let restored = Counter(label: "martlet_restored_sessions_total")
    let turn = Timer(label: "martlet_turn_seconds", preferredDisplayUnit: .seconds)
    private let rejections: [Rejection: Counter] = Dictionary(
        uniqueKeysWithValues: Rejection.allCases.map {
            ($0, Counter(label: "martlet_rejections_total", dimensions: [("reason", $0.rawValue)]))
        })

    private let slowTurns = Counter(label: "martlet_slow_work_total", dimensions: [("kind", "turn")])
    private let slowHandlers = Counter(label: "martlet_slow_work_total", dimensions: [("kind", "handler")])

    func slowWork(_ kind: SlowWork.Kind) {
        switch kind {
        case .turn: slowTurns.increment()
        case .handler: slowHandlers.increment()
        }
    }

    func rejected(_ reason: Rejection) { rejections[reason]?.increment() }

    private let limits: [Limit: Counter] = Dictionary(
        uniqueKeysWithValues: Limit.allCases.map { ($0, Counter(label: "martlet_limits_total", dimensions: [("limit", $0.rawValue)])) })

    func reached(_ limit: Limit) { limits[limit]?.increment() }
}
