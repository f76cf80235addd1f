import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// A request to expect, and its answer. See ``RequestMocks``.
public struct RequestMock: Sendable {
    let matches: @Sendable (URLRequest) -> Bool
    let delay: Duration
    let answer: @Sendable (URLRequest) throws -> (URLResponse, Data)

    /// Creates a mock that answers each matching request with a closure.
    ///
    /// - Parameter answer: Returns any response, including a non-HTTP one, or throws the error of the request.
    public init(
        delay: Duration = .zero, where matches: @escaping @Sendable (URLRequest) -> Bool,
        answer: @escaping @Sendable (URLRequest) throws -> (URLResponse, Data)
    ) {
        self.matches = matches
        self.delay = delay
        self.answer = answer
    }

    /// Creates a mock that answers with an HTTP response.
    ///
    /// - Parameters:
    ///   - url: The complete URL, including its query.
    ///   - delay: The time before the answer arrives.
    public init(
        _ method: String = "GET", _ url: String, status: Int = 200, headers: [String: String] = [:], body: Data = Data(),
        delay: Duration = .zero
    ) {
        self.init(delay: delay, where: Self.isFor(method, url)) { request in
            guard let url = request.url,
                let response = HTTPURLResponse(url: url, statusCode: status, httpVersion: "HTTP/1.1", headerFields: headers)
            else { throw URLError(.badURL) }
            return (response, body)
        }
    }

    /// Creates a mock that fails the request.
    public init(_ method: String = "GET", _ url: String, failure: any Error & Sendable, delay: Duration = .zero) {
        self.init(delay: delay, where: Self.isFor(method, url)) { _ in throw failure }
    }

    /// Creates a mock that answers with a value encoded as JSON.
    public static func json(
        _ method: String = "GET", _ url: String, _ value: some Encodable, status: Int = 200, delay: Duration = .zero
    ) throws -> RequestMock {
        let body = try JSONEncoder().encode(value)
        return RequestMock(method, url, status: status, headers: ["Content-Type": "application/json"], body: body, delay: delay)
    }

    private static func isFor(_ method: String, _ url: String) -> @Sendable (URLRequest) -> Bool {
        { request in request.url?.absoluteString == url && (request.httpMethod ?? "GET") == method }
    }
}
