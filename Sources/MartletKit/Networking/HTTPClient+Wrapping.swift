import Foundation
import Synchronization

extension HTTPClient {
    /// A client whose answers a closure makes up. What it has no answer for is refused.
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

    /// The same client, which takes its time before it asks.
    public func delayed(by duration: Duration, clock: any Clock<Duration> = ContinuousClock()) -> HTTPClient {
        HTTPClient(accepted: accepted) { [send] request in
            try await clock.sleep(for: duration)
            return try await send(request)
        }
    }

    /// The same client, whose requests and their answers are noted.
    public func recorded(by recorder: HTTPRecorder) -> HTTPClient {
        HTTPClient(accepted: accepted) { [send] request in
            do {
                let response = try await send(request)
                recorder.note(.init(request: request, outcome: .success(response)))
                return response
            } catch {
                recorder.note(.init(request: request, outcome: .failure(error)))
                throw error
            }
        }
    }
}

/// A request for which a stub has no answer.
public struct UnexpectedRequest: Error, Hashable, Sendable, CustomStringConvertible {
    public let request: HTTPClient.Request

    public var description: String { "There is no answer to \(request.method.rawValue) \(request.path) here." }
}

/// Remembers what was asked of servers, and what they answered. See ``HTTPClient/recorded(by:)``.
public final class HTTPRecorder: Sendable {
    public struct Exchange: Sendable {
        public let request: HTTPClient.Request
        public let outcome: Result<HTTPClient.Response, any Error>
    }

    private let noted = Mutex<[Exchange]>([])

    public init() {}

    /// In the order in which the answers came.
    public var exchanges: [Exchange] { noted.withLock { $0 } }
    public var requests: [HTTPClient.Request] { exchanges.map(\.request) }

    fileprivate func note(_ exchange: Exchange) { noted.withLock { $0.append(exchange) } }
}
