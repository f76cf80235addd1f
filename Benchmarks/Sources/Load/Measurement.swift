import Foundation
import NIOCore

/// One measurement. Each has a new server, so that measurements are independent.
struct Measurement {
    let executable: URL
    let eventLoop: any EventLoop
    /// The number of events in a latency measurement.
    let events: Int
    /// The duration of a throughput measurement in seconds.
    let seconds: Int

    /// The number of unanswered events of each session in a throughput measurement.
    static let window = 16
    /// The time between two events of alternating sessions.
    static let pace = TimeAmount.milliseconds(1)

    private func with<R>(_ scene: Scene, _ body: (ServerProcess, Site) async throws -> R) async throws -> R {
        let server = try ServerProcess(scene.server, executable: executable)
        defer { server.stop() }
        return try await body(server, Site(port: server.port, eventLoop: eventLoop))
    }

    /// Waits until the work of connecting is complete.
    private func settle() async throws { try await Task.sleep(for: .milliseconds(500)) }

    func latency(_ scene: Scene, sessions: Int) async throws -> Report.Latency {
        try await with(scene) { server, site in
            let crowd = try await scene.visit(site, sessions)
            try await settle()
            let pace = sessions == 1 ? nil : Self.pace
            func events(_ count: Int) async throws -> Latency {
                try await crowd.run { LatencyRun($0, count: count, pace: pace, on: site.eventLoop).start() }
            }
            _ = try await events(self.events / 4)
            let (time, traffic) = (try server.processorTime, try await crowd.traffic())
            let latency = try await events(self.events)
            let (timeAfter, trafficAfter) = (try server.processorTime, try await crowd.traffic())
            return Report.Latency(
                scene: scene.name, sessions: sessions, p50: latency.quantile(0.5), p99: latency.quantile(0.99),
                processor: (timeAfter - time) / Double(latency.count) * 1e6,
                bytes: Double(trafficAfter.bytes - traffic.bytes) / Double(max(1, trafficAfter.patches - traffic.patches)))
        }
    }

    func throughput(_ scene: Scene, sessions: Int) async throws -> Report.Throughput {
        try await with(scene) { server, site in
            let crowd = try await scene.visit(site, sessions)
            try await settle()
            func events(_ time: TimeAmount) async throws -> Int {
                try await crowd.run { ThroughputRun($0, window: Self.window, on: site.eventLoop).start(for: time) }
            }
            _ = try await events(.milliseconds(500))
            try await settle()
            let time = try server.processorTime
            let answers = try await events(.seconds(Int64(seconds)))
            return Report.Throughput(
                scene: scene.name, sessions: sessions, rate: Double(answers) / Double(seconds),
                processor: (try server.processorTime - time) / Double(max(1, answers)) * 1e6)
        }
    }

    func memory(_ scene: Scene, sessions: Int) async throws -> Report.Memory {
        try await with(scene) { server, site in
            // Exclude the memory that the first sessions allocate for all.
            let first = try await scene.visit(site, 20)
            try await settle()
            let before = try server.memory
            let crowd = try await scene.visit(site, sessions)
            try await settle()
            let memory = try server.memory - before
            return withExtendedLifetime((first, crowd)) {
                Report.Memory(scene: scene.name, sessions: sessions, kilobytes: Double(memory) / 1024 / Double(sessions))
            }
        }
    }

    func reconnect(_ scene: Scene, sessions: Int) async throws -> Report.Reconnect {
        try await with(scene) { server, site in
            let crowd = try await scene.visit(site, sessions)
            try await settle()
            _ = try await crowd.actOnce()
            let time = try await crowd.reconnect()
            try await settle()
            let kept = try await crowd.actOnce().filter { $0.contains("Count: 2") }.count
            return Report.Reconnect(scene: scene.name, sessions: sessions, milliseconds: time * 1e3, kept: kept)
        }
    }
}
