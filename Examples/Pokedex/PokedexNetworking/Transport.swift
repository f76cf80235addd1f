import Foundation

/// Carries a request to the API, and its answer back. A transport around another one adds to it: retries, a cache.
public protocol Transport: Sendable {
    /// - Throws: An error if no answer arrives.
    func answer(to request: Request) async throws -> Answer
}

/// The answer to a request.
public struct Answer: Hashable, Codable, Sendable {
    /// The HTTP status: 200 is success, 404 means that nothing was found.
    public var status: Int
    /// The header fields, by their names in lower case.
    public var headers: [String: String]
    public var body: Data
    public var source = Source.server

    /// Where an answer comes from.
    public enum Source: Codable, Sendable {
        /// The server has answered now.
        case server
        /// The answer was kept, and is still fresh, so the server was not asked.
        case kept
        /// The answer was kept, and is given because the server does not answer.
        case outdated
    }

    public init(status: Int, headers: [String: String] = [:], body: Data = Data()) {
        self.status = status
        self.headers = headers
        self.body = body
    }
}
