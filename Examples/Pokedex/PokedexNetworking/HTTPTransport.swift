import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Sends requests over HTTP.
public struct HTTPTransport: Transport {
    private let base: @Sendable () async throws -> URL
    private let load: @Sendable (URLRequest) async throws -> (Data, URLResponse)

    /// - Parameters:
    ///   - base: Returns the base of all paths. It may have to wait until the server runs.
    ///   - load: Sends a request, as `URLSession` does.
    public init(
        base: @escaping @Sendable () async throws -> URL, load: @escaping @Sendable (URLRequest) async throws -> (Data, URLResponse)
    ) {
        self.base = base
        self.load = load
    }

    /// Creates a transport without a cache of its own.
    public init(base: @escaping @Sendable () async throws -> URL) {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.urlCache = nil
        configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
        configuration.timeoutIntervalForRequest = 10
        self.init(base: base, load: URLSession(configuration: configuration).data(for:))
    }

    public func answer(to request: Request) async throws -> Answer {
        var url = try await base().appending(path: request.path)
        if !request.query.isEmpty { url.append(queryItems: request.query) }
        var asked = URLRequest(url: url)
        for (name, value) in request.headers { asked.setValue(value, forHTTPHeaderField: name) }
        let (body, response) = try await load(asked)
        guard let response = response as? HTTPURLResponse else { throw URLError(.badServerResponse) }
        let fields = response.allHeaderFields.map { (String(describing: $0.key).lowercased(), String(describing: $0.value)) }
        return Answer(status: response.statusCode, headers: Dictionary(fields) { $1 }, body: body)
    }
}
