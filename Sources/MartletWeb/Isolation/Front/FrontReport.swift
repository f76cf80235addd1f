#if os(Linux)
import Foundation

/// What the front tells of itself and of its hosts.
@MainActor
struct FrontReport {
    let pool: HostPool
    /// `nil` if this machine is the only one.
    let machines: Machines?
    /// How often each limit was reached.
    let limits: [Limit: Int]
    let version: String
    let uptime: Duration

    private struct Health: Encodable {
        struct Hosts: Encodable {
            var alive: Int
            var ended: [String: Int]
            /// Those that the server before has started.
            var old: Int
            var serving: Int
            var started: Int
        }

        struct Sessions: Encodable {
            var active: Int
            var parked: Int
            var waiting: Int
        }

        var hosts: Hosts
        var sessions: Sessions
        var status = "ok"
        /// In seconds.
        var uptime: Double
        var version: String
    }

    /// The sum over all hosts, as they last told it.
    private var counts: HostCounts {
        pool.hosts.values.reduce(into: HostCounts()) { sum, host in
            sum.active += host.counts.active
            sum.parked += host.counts.parked
            sum.waiting += host.counts.waiting
        }
    }

    private var serving: Int { pool.hosts.values.count { $0.isUsers } }

    var health: FrontAnswer {
        let counts = counts
        let health = Health(
            hosts: .init(
                alive: pool.hosts.count, ended: Dictionary(uniqueKeysWithValues: pool.ended.map { ($0.rawValue, $1) }), old: pool.oldCount,
                serving: serving,
                started: pool.started),
            sessions: .init(active: counts.active, parked: counts.parked, waiting: counts.waiting),
            uptime: (uptime / .milliseconds(1)).rounded() / 1000, version: version)
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        guard let json = try? encoder.encode(health) else { return FrontAnswer(status: .internalServerError) }
        return FrontAnswer(status: .ok, text: String(decoding: json, as: UTF8.self), type: "application/json")
    }

    /// Prometheus' text format.
    var metrics: FrontAnswer {
        let counts = counts
        var lines = [
            "# HELP martlet_hosts Processes that serve a user each, or wait for one.", "# TYPE martlet_hosts gauge",
            "martlet_hosts{state=\"serving\"} \(serving)", "martlet_hosts{state=\"warm\"} \(pool.hosts.count - serving)",
            "# HELP martlet_hosts_old Processes that the server before has started.", "# TYPE martlet_hosts_old gauge",
            "martlet_hosts_old \(pool.oldCount)",
            "# HELP martlet_hosts_started_total Processes that were started.", "# TYPE martlet_hosts_started_total counter",
            "martlet_hosts_started_total \(pool.started)", "# HELP martlet_hosts_ended_total Processes that have ended, by reason.",
            "# TYPE martlet_hosts_ended_total counter",
        ]
        lines += HostEnd.allCases.map { "martlet_hosts_ended_total{reason=\"\($0)\"} \(pool.ended[$0] ?? 0)" }
        lines += [
            "# HELP martlet_sessions Sessions of all hosts.", "# TYPE martlet_sessions gauge",
            "martlet_sessions{state=\"active\"} \(counts.active)", "martlet_sessions{state=\"parked\"} \(counts.parked)",
            "martlet_sessions{state=\"waiting\"} \(counts.waiting)",
        ]
        lines += [
            "# HELP martlet_user_files_bytes The room that files of users with a process take.", "# TYPE martlet_user_files_bytes gauge",
            "martlet_user_files_bytes \(pool.hosts.values.reduce(0) { $0 + ($1.counts.files ?? 0) })",
        ]
        if let machines {
            lines += [
                "# HELP martlet_relayed_connections Connections of users whose processes run on other machines.",
                "# TYPE martlet_relayed_connections gauge", "martlet_relayed_connections \(machines.relay.open)",
                "# HELP martlet_relayed_connections_total Connections that were relayed to other machines.",
                "# TYPE martlet_relayed_connections_total counter", "martlet_relayed_connections_total \(machines.relay.total)",
                "# HELP martlet_database_silence_seconds The time since the database has last heard of this machine.",
                "# TYPE martlet_database_silence_seconds gauge", "martlet_database_silence_seconds \(machines.silence)",
            ]
        }
        lines += ["# HELP martlet_limits_total Limits of the front that were reached.", "# TYPE martlet_limits_total counter"]
        lines += Limit.allCases.map { "martlet_limits_total{limit=\"\($0)\"} \(limits[$0] ?? 0)" }
        return FrontAnswer(status: .ok, text: lines.joined(separator: "\n") + "\n", type: "text/plain; version=0.0.4; charset=utf-8")
    }
}
#endif
