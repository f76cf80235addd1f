import Foundation

/// The results of the measurements.
struct Report: Codable {
    struct Latency: Codable {
        var scene: String
        var sessions: Int
        /// The median time from event to patch, in milliseconds.
        var p50: Double
        var p99: Double
        /// The server's CPU time for an event, in microseconds.
        var processor: Double
        /// The size of a patch with its WebSocket header, in bytes.
        var bytes: Double
    }

    struct Throughput: Codable {
        var scene: String
        var sessions: Int
        /// Events per second.
        var rate: Double
        /// The server's CPU time for an event, in microseconds.
        var processor: Double
    }

    struct Memory: Codable {
        var scene: String
        var sessions: Int
        /// The server's memory for an idle session, in kilobytes.
        var kilobytes: Double
    }

    struct Reconnect: Codable {
        var scene: String
        var sessions: Int
        /// The time until all were connected again.
        var milliseconds: Double
        /// The number of sessions that kept their state.
        var kept: Int
    }

    var machine = Machine()
    var latencies: [Latency] = []
    var throughputs: [Throughput] = []
    var memories: [Memory] = []
    var reconnects: [Reconnect] = []

    var json: Data {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
            return try encoder.encode(self)
        }
    }

    var markdown: String {
        """
        \(machine.description)

        \(table(["event to patch", "sessions", "p50 ms", "p99 ms", "server CPU µs", "bytes a patch"], latencies) {
            [$0.scene, "\($0.sessions)", $0.p50.text(3), $0.p99.text(3), $0.processor.text(1), $0.bytes.text(0)]
        })

        \(table(["as fast as it goes", "sessions", "events a second", "server CPU µs"], throughputs) {
            [$0.scene, "\($0.sessions)", $0.rate.text(0), $0.processor.text(1)]
        })

        \(table(["idle", "sessions", "KB a session"], memories) { [$0.scene, "\($0.sessions)", $0.kilobytes.text(1)] })

        \(table(["cut and back", "sessions", "all back after ms", "states kept"], reconnects) {
            [$0.scene, "\($0.sessions)", $0.milliseconds.text(0), "\($0.kept)"]
        })
        """
    }

    private func table<Row>(_ head: [String], _ rows: [Row], _ cells: (Row) -> [String]) -> String {
        func line(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |" }
        let rule = head.indices.map { $0 == 0 ? "---" : "---:" }
        return ([line(head), line(rule)] + rows.map { line(cells($0)) }).joined(separator: "\n")
    }
}

/// The machine of the measurement.
struct Machine: Codable, CustomStringConvertible {
    var processor = Machine.line("/proc/cpuinfo", "model name")
    var cores = ProcessInfo.processInfo.activeProcessorCount
    /// The load average at the start. If it exceeds the number of cores, other programs distort the results.
    var load = Machine.text("/proc/loadavg").split(separator: " ").first.map(String.init) ?? ""
    var date = Date.now.formatted(.iso8601)

    var description: String { "\(processor), \(cores) cores, load \(load) at the start, \(date)" }

    private static func line(_ file: String, _ name: String) -> String {
        let line = text(file).split(separator: "\n").first { $0.hasPrefix(name) }
        return line?.split(separator: ":").last.map { $0.trimmingCharacters(in: .whitespaces) } ?? "an unknown processor"
    }

    private static func text(_ file: String) -> String { (try? String(contentsOfFile: file, encoding: .utf8)) ?? "" }
}

extension Double {
    fileprivate func text(_ digits: Int) -> String { String(format: "%.\(digits)f", self) }
}
