import Foundation
import HTTPTypes

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// A client for one server.
///
///     let api = HTTPClient(baseURL: URL(string: "https://api.example.com/v2")!)
///     let dishes = try await api.value(of: .get("/dishes", query: [.init(name: "page", value: "2")]), as: [Dish].self)
///
/// The client is a value that holds one closure, `send`. ``with(_:)`` wraps that closure in a new client, as do ``authorized(by:scheme:)``,
/// ``retried(_:clock:spread:)``, ``cached(by:now:)``, ``logged(_:)``, ``delayed(by:clock:)`` and ``recorded(by:)``; ``stub(_:)`` creates a client without a server.
/// Every client checks the status and decodes the body in the same way.
public struct HTTPClient: Sendable {
    /// Sends a request and returns the server's answer, whatever its status.
    public var send: @Sendable (Request) async throws -> Response
    /// The status codes that count as success.
    public var accepted: Range<Int>

    /// Creates a client that gets its answers from a closure.
    public init(accepted: Range<Int> = 200..<300, send: @escaping @Sendable (Request) async throws -> Response) {
        self.send = send
        self.accepted = accepted
    }

    /// - Parameters:
    ///   - baseURL: The URL that the paths of the requests are appended to.
    ///   - session: The session that sends the requests.
    ///   - headers: Default headers. A request's own header with the same name wins.
    public init(baseURL: URL, session: URLSession = .shared, headers: [String: String] = [:], accepted: Range<Int> = 200..<300) {
        let defaults = HTTPFields(headers)
        self.init(accepted: accepted) { request in
            var request = request
            for field in defaults where !request.headers.contains(field.name) { request.headers.append(field) }
            return try await session.response(to: request.urlRequest(to: baseURL))
        }
    }

    /// Sends a request and returns the answer, if its status is accepted.
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

    /// Sends a request and decodes the body of the answer. Decoding never runs on the main actor.
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
        let (body, response) =
            if let progress = HTTPClient.progress {
                try await data(for: request, progress: progress)
            } else {
                try await data(for: request)
            }
        guard let response = response as? HTTPURLResponse else { throw HTTPError.invalidResponse }
        var headers: [String: String] = [:]
        for (name, value) in response.allHeaderFields { headers["\(name)"] = "\(value)" }
        return HTTPClient.Response(response.statusCode, headers: headers, body: body)
    }
}
