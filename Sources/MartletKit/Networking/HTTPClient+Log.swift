/// A request and how it ended, for a log. It has no headers and no bodies, which contain secrets.
public struct HTTPLogEntry: Sendable, CustomStringConvertible {
    public let method: HTTPClient.Method
    public let path: HTTPClient.Path
    /// The status of the answer, or the error.
    public let outcome: Result<Int, any Error>
    public let duration: Duration

    /// `GET /dishes/3: 200 in 0.123 s`
    public var description: String {
        let end =
            switch outcome {
            case .success(let status): "\(status)"
            case .failure(let error): "\(error)"
            }
        return
            "\(method.rawValue) \(path): \(end) in \(duration.formatted(.units(allowed: [.seconds], width: .narrow, fractionalPart: .show(length: 3))))"
    }
}

extension HTTPClient {
    /// Returns a client that reports each request when it has ended, from any thread.
    ///
    ///     let api = client.logged { logger.info("\($0)") }
    public func logged(_ report: @escaping @Sendable (HTTPLogEntry) -> Void) -> HTTPClient {
        with { request, next in
            let clock = ContinuousClock()
            let start = clock.now
            func end(_ outcome: Result<Int, any Error>) {
                report(HTTPLogEntry(method: request.method, path: request.path, outcome: outcome, duration: clock.now - start))
            }
            do {
                let response = try await next(request)
                end(.success(response.status))
                return response
            } catch {
                end(.failure(error))
                throw error
            }
        }
    }
}
