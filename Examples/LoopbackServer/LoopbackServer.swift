import Foundation
import Hummingbird
import HummingbirdCore
import Logging

/// An HTTP server that only this machine can reach, for an example that includes its own server and for tests.
///
///     let server = LoopbackServer(router)
///     let client = HTTPClient(baseURL: try await server.address())
public actor LoopbackServer {
    private let responder: RouterResponder<BasicRequestContext>
    private let port: Int
    private var starting: Task<URL, any Error>?
    private var running: Task<Void, Never>?

    /// - Parameters:
    ///   - router: The routes.
    ///   - port: The port to listen on; 0 for any free port.
    public init(_ router: Router<BasicRequestContext>, port: Int = 0) {
        responder = router.buildResponder()
        self.port = port
    }

    /// Returns the server's address. The first call starts the server, which runs until it is stopped or the process ends.
    public func address() async throws -> URL {
        let task = starting ?? Task { try await start() }
        starting = task
        do {
            return try await task.value
        } catch {
            starting = nil
            throw error
        }
    }

    /// Stops the server. When this returns, the port is closed and pending requests have been dropped.
    public func stop() async {
        running?.cancel()
        await running?.value
        running = nil
        starting = nil
    }

    private func start() async throws -> URL {
        let (addresses, listening) = AsyncThrowingStream.makeStream(of: URL.self)
        var logger = Logger(label: "loopback")
        // Cancellation stops the server, which it would log as an error for each connection.
        logger.logLevel = .critical
        let application = Application(
            responder: responder, server: HTTPServerBuilder { HeldConnections($0) },
            configuration: .init(address: .hostname("127.0.0.1", port: port)),
            onServerRunning: { channel in
                if let port = channel.localAddress?.port, let url = URL(string: "http://127.0.0.1:\(port)") { listening.yield(url) }
            }, logger: logger)
        running = Task {
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

    /// Runs a server for the duration of an operation.
    public static func serving(
        _ router: sending Router<BasicRequestContext>, isolation: isolated (any Actor)? = #isolation, _ body: (URL) async throws -> Void
    ) async throws {
        let server = LoopbackServer(router)
        do {
            try await body(server.address())
        } catch {
            await server.stop()
            throw error
        }
        await server.stop()
    }
}
