import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Talks to one server.
///
///     let api = HTTPClient(baseURL: URL(string: "https://api.example.com/v2")!)
///     let dishes = try await api.value(of: .get("/dishes", query: [.init(name: "page", value: "2")]), as: [Dish].self)
///
/// It is a value that holds one closure, so another client is made of it by wrapping that closure: see ``delayed(by:clock:)`` and
/// ``recorded(by:)``. ``stub(_:)`` makes one without any server. Whatever the closure is, the status is checked and the body decoded alike.
public struct HTTPClient: Sendable {
    /// Gets the server's answer, whatever its status.
    public var send: @Sendable (Request) async throws -> Response
    /// The statuses that are taken for success.
    public var accepted: Range<Int>

    /// A client that gets its answers by other means.
    public init(accepted: Range<Int> = 200..<300, send: @escaping @Sendable (Request) async throws -> Response) {
        self.send = send
        self.accepted = accepted
    }

    /// - Parameters:
    ///   - baseURL: Where the paths of the requests begin.
    ///   - session: Carries the requests.
    ///   - headers: Go with each request that does not set them itself.
    public init(baseURL: URL, session: URLSession = .shared, headers: [String: String] = [:], accepted: Range<Int> = 200..<300) {
        self.init(accepted: accepted) { request in
            var request = request
            request.headers.merge(headers) { own, _ in own }
            return try await session.response(to: request.urlRequest(to: baseURL))
        }
    }

    /// The server's answer, if its status is accepted.
    ///
    /// - Throws: ``HTTPError``, or `CancellationError`.
    public func response(to request: Request) async throws -> Response {
        let response: Response
        do {
            response = try await send(request)
        } catch let error as HTTPError {
            throw error
        } catch {
            if Task.isCancelled || error is CancellationError { throw CancellationError() }
            throw HTTPError.transport(error)
        }
        guard accepted.contains(response.status) else { throw HTTPError.status(response.status, body: response.body) }
        return response
    }

    /// The body of the server's answer, decoded. That is not done on the main actor, whoever calls.
    ///
    /// - Throws: ``HTTPError``, or `CancellationError`.
    public nonisolated func value<Value: Decodable & Sendable>(
        of request: Request, as type: Value.Type = Value.self, decoder: JSONDecoder = JSONDecoder()
    ) async throws -> Value {
        let body = try await response(to: request).body
        do {
            return try decoder.decode(type, from: body)
        } catch {
            throw HTTPError.decoding(error, excerpt: HTTPError.excerpt(of: body))
        }
    }
}

extension URLSession {
    fileprivate func response(to request: URLRequest) async throws -> HTTPClient.Response {
        let (body, response) = try await data(for: request)
        guard let response = response as? HTTPURLResponse else { throw HTTPError.invalidResponse }
        var headers: [String: String] = [:]
        for (name, value) in response.allHeaderFields { headers["\(name)"] = "\(value)" }
        return HTTPClient.Response(response.statusCode, headers: headers, body: body)
    }
}
