import ArgumentParser
import Foundation
import MartletWeb

/// The server for the load client: Martlet's server with small pages, or a bare echo for comparison.
///
/// It prints its port once it listens, and runs while its standard input is open.
@main
struct LoadServer: ParsableCommand {
    static let configuration = CommandConfiguration(subcommands: [Pages.self, Echo.self])

    /// Serves the pages by their names.
    struct Pages: ParsableCommand {
        @Flag(help: "Serve sockets on separate threads instead of the main thread.")
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

    /// Sends every message back: immediately, or after a hop to the main queue.
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

/// Prints the port for the process that started this one.
@Sendable
func announce(port: Int) {
    FileHandle.standardOutput.write(Data("\(port)\n".utf8))
}

/// Ends this process when the client has ended.
private func endWithClient() {
    FileHandle.standardInput.readabilityHandler = { input in
        if input.availableData.isEmpty { exit(0) }
    }
}

/// Runs the main queue while sockets have threads of their own.
private func stayOnMainQueue() -> Never {
    while true { RunLoop.main.run(until: .distantFuture) }
}
