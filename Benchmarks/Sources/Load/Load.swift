import ArgumentParser
import Foundation
import NIOCore
import NIOPosix

/// Loads Martlet's pages with many virtual browsers on real sockets, measures a bare echo server for comparison, and prints a report.
///
/// It starts and stops the servers itself.
@main
struct Load: AsyncParsableCommand {
    @Option(help: "The server to start. The default is the one built together with this client.")
    var server: String?

    @Option(help: ArgumentHelp("The number of events in a latency measurement.", valueName: "count"))
    var events = 4_000

    @Option(help: ArgumentHelp("The duration of a throughput measurement in seconds.", valueName: "seconds"))
    var seconds = 3

    @Option(help: ArgumentHelp("Run only the measurements whose names contain this text.", valueName: "text"))
    var only: String?

    @Option(help: ArgumentHelp("Write the results to this file, too, as JSON.", valueName: "file"))
    var json: String?

    func run() async throws {
        let eventLoop = MultiThreadedEventLoopGroup.singleton.next()
        var report = Report()
        let measurement = Measurement(executable: executable, eventLoop: eventLoop, events: events, seconds: seconds)
        for scene in [Scene.echo, .hop, .counter, .counterOnThreads, .form, .list, .valueList, .rows, .shift, .values] where isWanted(scene)
        {
            for sessions in [1, 200] { report.latencies.append(try await measurement.latency(scene, sessions: sessions)) }
        }
        for scene in [Scene.echo, .hop, .counter, .counterOnThreads, .form, .list, .valueList, .rows, .shift] where isWanted(scene) {
            for sessions in [1, 16] { report.throughputs.append(try await measurement.throughput(scene, sessions: sessions)) }
        }
        for scene in [Scene.counter, .form, .list, .valueList, .rows, .values] where isWanted(scene) {
            report.memories.append(try await measurement.memory(scene, sessions: 200))
        }
        if isWanted(.counter) { report.reconnects.append(try await measurement.reconnect(.counter, sessions: 200)) }
        print(report.markdown)
        if let json { try report.json.write(to: URL(filePath: json)) }
    }

    private func isWanted(_ scene: Scene) -> Bool { only.map { scene.name.contains($0) } ?? true }

    private var executable: URL {
        server.map { URL(filePath: $0) }
            ?? URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: "LoadServer")
    }
}
