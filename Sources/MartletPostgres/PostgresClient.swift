import Foundation
import Synchronization

/// Runs statements on a connection of its own, one after the other, on a queue, and connects again when the server was away.
package final class PostgresClient: Sendable {
    private let address: String
    /// Run once for each connection, before anything else.
    private let prepare: @Sendable (PostgresConnection) throws -> Void
    private let queue: DispatchQueue
    /// Used only on the queue.
    nonisolated(unsafe) private var connection: PostgresConnection?

    package init(_ address: String, label: String, prepare: @escaping @Sendable (PostgresConnection) throws -> Void = { _ in }) {
        self.address = address
        self.prepare = prepare
        queue = DispatchQueue(label: label)
    }

    /// - Parameter repeats: Whether the body may run again, because it changes nothing or the same.
    package func run<Result: Sendable>(
        repeats: Bool, _ body: @escaping @Sendable (PostgresConnection) throws -> Result
    ) async throws -> Result {
        try await withCheckedThrowingContinuation { continuation in
            queue.async { [self] in continuation.resume(with: Swift.Result { try runNow(repeats: repeats, body) }) }
        }
    }

    /// Runs a body, and blocks the caller's thread until that is done.
    package func runAndWait<Result: Sendable>(repeats: Bool, _ body: (PostgresConnection) throws -> Result) throws -> Result {
        try queue.sync { try runNow(repeats: repeats, body) }
    }

    private func runNow<Result>(repeats: Bool, _ body: (PostgresConnection) throws -> Result) throws -> Result {
        let isNew = connection == nil
        do {
            return try body(try connected())
        } catch let error as PostgresError where error.kind == .unavailable {
            let wasConnected = connection != nil
            connection = nil
            // An old connection is often found dead when it is used again.
            guard repeats, wasConnected, !isNew else { throw error }
            return try body(try connected())
        }
    }

    private func connected() throws -> PostgresConnection {
        if let connection, !connection.isLost { return connection }
        connection = nil
        let new = try PostgresConnection(address)
        try prepare(new)
        connection = new
        return new
    }
}
