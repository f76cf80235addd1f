import Foundation
import Synchronization

/// Hears what is told on a channel of PostgreSQL, on a thread of its own. When the server was away it connects again, and says that anything may have changed.
package final class PostgresEar: Sendable {
    private let address: String
    private let channel: String
    private let hear: @Sendable ([String]?) -> Void
    private let isStopped = Atomic(false)

    /// How long a stop can take, and how long a server that is away is left alone.
    private static let pause: Duration = .milliseconds(500)

    /// - Parameters:
    ///   - channel: An identifier in lower case.
    ///   - hear: Receives the texts that were told; `nil` if some may have been missed.
    package init(address: String, channel: String, hear: @escaping @Sendable ([String]?) -> Void) {
        self.address = address
        self.channel = channel
        self.hear = hear
    }

    /// Begins to listen. What is told after this has returned is heard.
    package func begin() async throws {
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            let thread = Thread { [self] in
                let connection: PostgresConnection
                do {
                    connection = try connect()
                } catch {
                    return continuation.resume(throwing: error)
                }
                continuation.resume()
                run(connection)
            }
            thread.name = "martlet.postgres"
            thread.stackSize = 512 * 1024
            thread.start()
        }
    }

    private func connect() throws -> PostgresConnection {
        let connection = try PostgresConnection(address)
        try connection.run("LISTEN \(channel)")
        return connection
    }

    private func run(_ first: PostgresConnection) {
        var connection: PostgresConnection? = first
        while !isStopped.load(ordering: .relaxed) {
            do {
                if let connection {
                    var port = pollfd(fd: connection.socket, events: Int16(POLLIN), revents: 0)
                    guard poll(&port, 1, CInt(Self.pause / .milliseconds(1))) > 0 else { continue }
                    let texts = try connection.notifications().map(\.text)
                    if !texts.isEmpty { hear(texts) }
                } else {
                    connection = try connect()
                    hear(nil)
                }
            } catch {
                connection = nil
                Thread.sleep(forTimeInterval: Self.pause / .seconds(1))
            }
        }
    }

    package func stop() { isStopped.store(true, ordering: .relaxed) }
}
