import Foundation
import Hummingbird
import Logging

/// A server of todos over HTTP.
///
///     GET    /v1/todos?filter=open&sort=due     [{"id": 1, "title": "Air the attic", "note": "", "isDone": false}, …]
///     POST   /v1/todos                          {"title": "…"} → 201 and the todo
///     GET    /v1/todos/{id}
///     PATCH  /v1/todos/{id}                     {"isDone": true} → the todo
///     DELETE /v1/todos/{id}                     204
public enum TodosServer {
    /// Starts a server that runs until the process ends.
    ///
    /// - Parameter port: Where it listens on the loopback interface; 0 for any that is free.
    /// - Returns: Its address, when it listens.
    public static func start(port: Int = 0) async throws -> URL {
        let (addresses, listening) = AsyncThrowingStream.makeStream(of: URL.self)
        var logger = Logger(label: "todos.server")
        logger.logLevel = .warning
        let application = Application(
            router: TodosRoutes(store: TodoStore()).router, configuration: .init(address: .hostname("127.0.0.1", port: port)),
            onServerRunning: { channel in
                if let port = channel.localAddress?.port, let url = URL(string: "http://127.0.0.1:\(port)") { listening.yield(url) }
            }, logger: logger)
        Task {
            do {
                try await application.run()
                listening.finish()
            } catch {
                listening.finish(throwing: error)
            }
        }
        for try await url in addresses { return url }
        throw CancellationError()
    }
}
