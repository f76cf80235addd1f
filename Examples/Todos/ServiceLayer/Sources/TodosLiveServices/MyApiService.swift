import Foundation
import TodosServices

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The todos of a server.
public struct MyApiService: ApiServiceInterface {
    /// Sends a request and returns the answer.
    public typealias Load = @Sendable (URLRequest) async throws -> (Data, URLResponse)

    private let baseURL: @Sendable () async throws -> URL
    private let timeout: Duration
    private let clock: any Clock<Duration>
    private let load: Load

    /// - Parameters:
    ///   - baseURL: The base of all paths, with or without a slash at the end.
    ///   - timeout: The maximum time for an answer.
    ///   - clock: The clock that measures the timeout.
    ///   - load: Sends the requests, like ``session()``.
    public init(
        baseURL: URL, timeout: Duration = .seconds(10), clock: any Clock<Duration> = ContinuousClock(), load: @escaping Load
    ) {
        self.init(base: { baseURL }, timeout: timeout, clock: clock, load: load)
    }

    /// - Parameter base: Returns the base of all paths, which is asked for with each request.
    public init(
        base: @escaping @Sendable () async throws -> URL, timeout: Duration = .seconds(10), clock: any Clock<Duration> = ContinuousClock(),
        load: @escaping Load
    ) {
        baseURL = base
        self.timeout = timeout
        self.clock = clock
        self.load = load
    }

    /// Creates a session without a cache, so that a list is always current.
    public static func session() -> URLSession {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.urlCache = nil
        configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
        return URLSession(configuration: configuration)
    }

    public func todos(_ request: TodosRequestObject) async throws -> [TodoObject] {
        try decode(await answer(.get, "todos", query: request.query))
    }

    public func todo(_ id: Int) async throws -> TodoObject { try decode(await answer(.get, "todos/\(id)")) }

    public func add(_ todo: NewTodoObject) async throws -> TodoObject {
        try decode(await answer(.post, "todos", body: HTTP.encode(todo)))
    }

    public func change(_ id: Int, _ change: TodoChangeObject) async throws -> TodoObject {
        try decode(await answer(.patch, "todos/\(id)", body: HTTP.encode(change)))
    }

    public func delete(_ id: Int) async throws { _ = try await answer(.delete, "todos/\(id)") }

    /// Returns the body of a successful answer.
    private func answer(_ method: HTTP.Method, _ path: String, query: [URLQueryItem] = [], body: Data? = nil) async throws -> Data {
        var url = try await baseURL().appending(path: path)
        if !query.isEmpty { url.append(queryItems: query) }
        var request = URLRequest(url: url)
        request.httpMethod = method.rawValue
        request.httpBody = body
        if body != nil { request.setValue("application/json", forHTTPHeaderField: "Content-Type") }
        do {
            let (data, response) = try await inTime { [load, request] in try await load(request) }
            guard let response = response as? HTTPURLResponse else { throw HTTP.Error.invalidResponse }
            guard 200..<300 ~= response.statusCode else { throw HTTP.Error.statusCode(response.statusCode) }
            return data
        } catch {
            try Task.checkCancellation()
            throw HTTP.Error(error)
        }
    }

    private func decode<Object: Decodable>(_ data: Data) throws(HTTP.Error) -> Object {
        do { return try HTTP.decode(from: data) } catch { throw .unknown(error) }
    }

    /// Races a request against the timeout, and cancels the loser.
    private func inTime<Answer: Sendable>(_ ask: @escaping @Sendable () async throws -> Answer) async throws -> Answer {
        try await withThrowingTaskGroup(of: Answer.self) { [timeout, clock] group in
            group.addTask { try await ask() }
            group.addTask {
                try await clock.sleep(for: timeout)
                throw URLError(.timedOut)
            }
            defer { group.cancelAll() }
            guard let first = try await group.next() else { throw CancellationError() }
            return first
        }
    }
}
