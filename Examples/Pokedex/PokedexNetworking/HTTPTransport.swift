import Foundation

/// Sends requests over the network.
public struct HTTPTransport: Transport {
    private let load: @Sendable (URL) async throws -> (Data, URLResponse)

    /// - Parameter load: Loads a URL, as `URLSession` does.
    public init(load: @escaping @Sendable (URL) async throws -> (Data, URLResponse)) {
        self.load = load
    }

    public func answer(from address: URL) async throws -> Answer {
        let (body, response) = try await load(address)
        guard let response = response as? HTTPURLResponse else { throw URLError(.badServerResponse) }
        return Answer(status: response.statusCode, body: body)
    }
}
