import Foundation
import TodosServices

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The todos of a server.
public struct MyApiService: ApiServiceInterface {
    private let baseURL: URL
    private let session: URLSession
    private let timeout: Duration
    private let clock: any Clock<Duration>

    /// - Parameters:
    ///   - baseURL: Where the paths begin, with or without a slash at the end.
    ///   - session: Carries the requests.
    ///   - timeout: How long an answer may take.
    ///   - clock: By which that is measured.
    public init(
        baseURL: URL, session: URLSession = MyApiService.session(), timeout: Duration = .seconds(10),
        clock: any Clock<Duration> = ContinuousClock()
    ) {
        self.baseURL = baseURL
        self.session = session
        self.timeout = timeout
        self.clock = clock
    }

    /// A session that keeps nothing: a list that has changed must not come from a cache.
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

    /// The body of an accepted answer.
    private func answer(_ method: HTTP.Method, _ path: String, query: [URLQueryItem] = [], body: Data? = nil) async throws -> Data {
        var url = baseURL.appending(path: path)
        if !query.isEmpty { url.append(queryItems: query) }
        var request = URLRequest(url: url)
        request.httpMethod = method.rawValue
        request.httpBody = body
        if body != nil { request.setValue("application/json", forHTTPHeaderField: "Content-Type") }
        do {
            let (data, response) = try await inTime { [session, request] in try await session.data(for: request) }
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

    /// Whatever comes first: the answer, or the end of the time for it. The other one is given up.
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
