import ArgumentParser
import Foundation

/// What the load client measures: Martlet's own server with small pages, or a bare echo to set its figures beside.
///
/// It prints its port once it listens, and runs as long as its standard input is open.
@main
struct LoadServer: ParsableCommand {
    static let configuration = CommandConfiguration(subcommands: [Pages.self, Echo.self])

    /// Serves the pages, each under its name.
    struct Pages: ParsableCommand {
        func run() throws {
            servePages()
            stayOnMainQueue()
        }
    }

    /// Sends every message back: at once, or after a hop to the main queue.
    struct Echo: ParsableCommand {
        @Flag(help: "Hop to the main queue and back.")
        var hop = false

        func run() throws {
            try EchoServer(hops: hop).start(running: announce)
            stayOnMainQueue()
        }
    }
}

/// Says to whoever started this process that it listens.
@Sendable
func announce(port: Int) {
    FileHandle.standardOutput.write(Data("\(port)\n".utf8))
}

/// Serves the main queue the way an app's server does, until the client that started this process is gone.
private func stayOnMainQueue() -> Never {
    FileHandle.standardInput.readabilityHandler = { input in
        if input.availableData.isEmpty { exit(0) }
    }
    while true { RunLoop.main.run(until: .distantFuture) }
}
