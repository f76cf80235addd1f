import Foundation

/// Goes over the network.
public struct HTTPTransport: Transport {
    private let session: URLSession

    public init(session: URLSession = .shared) {
        self.session = session
    }

    public func answer(from address: URL) async throws -> Answer {
        let (body, response) = try await session.data(from: address)
        guard let response = response as? HTTPURLResponse else { throw URLError(.badServerResponse) }
        return Answer(status: response.statusCode, body: body)
    }
}
