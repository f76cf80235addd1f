import ArgumentParser
import Foundation
import MartletWeb

/// What the load client measures: Martlet's own server with small pages, or a bare echo to set its figures beside.
///
/// It prints its port once it listens, and runs as long as its standard input is open.
@main
struct LoadServer: ParsableCommand {
    static let configuration = CommandConfiguration(subcommands: [Pages.self, Echo.self])

    /// Serves the pages, each under its name.
    struct Pages: ParsableCommand {
        @Flag(help: "Serve sockets on threads of their own rather than on the main thread.")
        var threads = false

        func run() throws {
            endWithClient()
            if threads {
                servePages(on: .threads)
                stayOnMainQueue()
            }
            MainActor.assumeIsolated { MainThread.serve { servePages(on: $0) } }
        }
    }

    /// Sends every message back: at once, or after a hop to the main queue.
    struct Echo: ParsableCommand {
        @Flag(help: "Hop to the main queue and back.")
        var hop = false

        func run() throws {
            endWithClient()
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

/// Ends this process when the client that started it is gone.
private func endWithClient() {
    FileHandle.standardInput.readabilityHandler = { input in
        if input.availableData.isEmpty { exit(0) }
    }
}

/// Serves the main queue where sockets have threads of their own.
private func stayOnMainQueue() -> Never {
    while true { RunLoop.main.run(until: .distantFuture) }
}
