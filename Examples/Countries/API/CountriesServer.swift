import Foundation
import HTTPTypes
import Hummingbird
import Logging
import NIOCore

/// A server of countries over HTTP.
///
///     GET /v1/countries             [{"code": "FR", "name": "France", "translations": {"de": "Frankreich", …}, "population": 68300000, …}, …]
///     GET /v1/countries/FR          {"capital": "Paris", "languages": ["fr"], "currencies": ["EUR"], "borders": ["AD", …]}
///     PUT /v1/devices/{token}       201 when it is new, 204 when it is known
public actor CountriesServer {
    private let devices = Devices()
    private var running: Task<URL, any Error>?

    public init() {}

    /// Where it listens: a free port of the loopback interface. It is started by whoever asks first, and runs until the process ends.
    public func address() async throws -> URL {
        if let running { return try await running.value }
        let task = Task { try await start() }
        running = task
        do {
            return try await task.value
        } catch {
            running = nil
            throw error
        }
    }

    private func start() async throws -> URL {
        guard let file = Bundle.module.url(forResource: "countries", withExtension: "json") else { throw CocoaError(.fileNoSuchFile) }
        let routes = try CountriesRoutes(catalogue: CountryCatalogue(Data(contentsOf: file)), devices: devices)
        let (addresses, listening) = AsyncThrowingStream.makeStream(of: URL.self)
        var logger = Logger(label: "countries.api")
        logger.logLevel = .warning
        let application = Application(
            router: routes.router, configuration: .init(address: .hostname("127.0.0.1", port: 0)),
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
