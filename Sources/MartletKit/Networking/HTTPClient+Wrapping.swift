import Foundation
import Synchronization

extension HTTPClient {
    /// Creates a client that answers requests with a closure. If the closure returns `nil`, the request throws ``UnexpectedRequest``.
    ///
    ///     let api = HTTPClient.stub { request in
    ///         switch (request.method, request.path) {
    ///         case (.get, "/dishes"): try .json([Dish.soup])
    ///         case (.post, "/orders"): .init(201)
    ///         default: nil
    ///         }
    ///     }
    public static func stub(_ answer: @escaping @Sendable (Request) async throws -> Response?) -> HTTPClient {
        HTTPClient { request in
            guard let response = try await answer(request) else { throw UnexpectedRequest(request: request) }
            return response
        }
    }

    /// Returns a client that handles each request with a closure.
    ///
    ///     let api = client.with { request, next in
    ///         var request = request
    ///         request.headers[.acceptLanguage] = language
    ///         return try await next(request)
    ///     }
    ///
    /// - Parameter handle: Receives a request, and the client's `send`. It can change the request and the answer, answer by itself, and send the
    ///   request more than once.
    public func with(
        _ handle: @escaping @Sendable (Request, _ next: @Sendable (Request) async throws -> Response) async throws -> Response
    ) -> HTTPClient {
        HTTPClient(accepted: accepted) { [send] request in try await handle(request, send) }
    }

    /// Returns a client that waits before it sends each request.
    public func delayed(by duration: Duration, clock: any Clock<Duration> = ContinuousClock()) -> HTTPClient {
        with { request, next in
            try await clock.sleep(for: duration)
            return try await next(request)
        }
    }

    /// Returns a client that records its requests and their answers.
    public func recorded(by recorder: HTTPRecorder) -> HTTPClient {
        with { request, next in
            do {
                let response = try await next(request)
                recorder.record(.init(request: request, outcome: .success(response)))
                return response
            } catch {
                recorder.record(.init(request: request, outcome: .failure(error)))
                throw error
            }
        }
    }
}

/// The error of a stub that has no answer for a request.
public struct UnexpectedRequest: Error, Hashable, Sendable, CustomStringConvertible {
    public let request: HTTPClient.Request

    public var description: String { "The stub has no answer for \(request.method.rawValue) \(request.path)." }
}

/// Records requests and their answers. See ``HTTPClient/recorded(by:)``.
public final class HTTPRecorder: Sendable {
    public struct Exchange: Sendable {
        public let request: HTTPClient.Request
        public let outcome: Result<HTTPClient.Response, any Error>
    }

    private let log = Mutex<[Exchange]>([])

    public init() {}

    /// The recorded exchanges, in the order in which the answers arrived.
    public var exchanges: [Exchange] { log.withLock { $0 } }
    public var requests: [HTTPClient.Request] { exchanges.map(\.request) }

    fileprivate func record(_ exchange: Exchange) { log.withLock { $0.append(exchange) } }
}
