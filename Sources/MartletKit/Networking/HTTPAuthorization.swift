import Foundation
import HTTPTypes

/// The token of a user, which is renewed when the server refuses it: once, however many requests wait for it.
///
///     let authorization = HTTPAuthorization(token: stored) {
///         try await login.value(of: .post("/token", try .json(credentials)), as: Answer.self).token
///     }
///     let api = HTTPClient(baseURL: url).authorized(by: authorization)
public actor HTTPAuthorization {
    private var current: String?
    private let renew: @Sendable () async throws -> String
    private var renewal: Task<String, any Error>?

    /// - Parameters:
    ///   - token: The token to begin with; `nil` to ask for one before the first request.
    ///   - renew: Gets a new token. When it throws, all requests that wait throw that error, and the next request asks again.
    public init(token: String? = nil, renew: @escaping @Sendable () async throws -> String) {
        current = token
        self.renew = renew
    }

    /// Returns a token other than one that was refused.
    func token(insteadOf refused: String? = nil) async throws -> String {
        // Another request has renewed it meanwhile.
        if let current, current != refused { return current }
        let task = renewal ?? Task { [renew] in try await renew() }
        renewal = task
        defer { if renewal == task { renewal = nil } }
        let token = try await task.value
        current = token
        // The renewal serves all who wait, so one that is cancelled does not end it.
        try Task.checkCancellation()
        return token
    }
}

extension HTTPClient {
    /// Returns a client that sends a token with each request. If the server answers 401, it has the token renewed, and sends the request once more.
    ///
    /// A request with an `Authorization` header of its own is sent as it is.
    ///
    /// - Parameter scheme: The word before the token.
    public func authorized(by authorization: HTTPAuthorization, scheme: String = "Bearer") -> HTTPClient {
        with { request, next in
            guard !request.headers.contains(.authorization) else { return try await next(request) }
            var request = request
            let token = try await authorization.token()
            request.headers[.authorization] = "\(scheme) \(token)"
            let response = try await next(request)
            guard response.status == 401 else { return response }
            request.headers[.authorization] = "\(scheme) \(try await authorization.token(insteadOf: token))"
            return try await next(request)
        }
    }
}
