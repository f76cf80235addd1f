import Foundation
import Synchronization

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Answers the requests of code that uses `URLSession`, and lets none of them out.
///
///     let mocks = RequestMocks(try .json("GET", "https://api.example.com/dishes", [Dish.soup]))
///     let repository = DishRepository(session: mocks.session())
///
/// A request that no mock is for fails with ``BlockedRequest``. The mocks belong to their sessions alone, so tests that run at once do not meet.
///
/// On Linux, `URLSession.download(from:)` stops the program when a `URLProtocol` answers it (swift-corelibs-foundation #5465), as these mocks do;
/// `data(for:)`, `data(from:)` and `upload` work.
public final class RequestMocks: NSObject, URLSessionTaskDelegate, Sendable {
    private let mocks: [RequestMock]
    private let clock: any Clock<Duration>
    private let asked = Mutex<[URLRequest]>([])

    /// - Parameters:
    ///   - mocks: The first that is for a request answers it.
    ///   - clock: By which delayed answers wait.
    public init(_ mocks: RequestMock..., clock: any Clock<Duration> = ContinuousClock()) {
        self.mocks = mocks
        self.clock = clock
    }

    /// A session that knows these mocks only.
    public func session() -> URLSession {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.protocolClasses = [MockingProtocol.self]
        configuration.urlCache = nil
        return URLSession(configuration: configuration, delegate: self, delegateQueue: nil)
    }

    /// What was asked so far, blocked requests too.
    public var requests: [URLRequest] { asked.withLock { $0 } }

    fileprivate func answer(to request: URLRequest) async throws -> (URLResponse, Data) {
        asked.withLock { $0.append(request) }
        guard let mock = mocks.first(where: { $0.matches(request) }) else {
            throw BlockedRequest(method: request.httpMethod ?? "GET", url: request.url?.absoluteString ?? "")
        }
        if mock.delay > .zero { try await clock.sleep(for: mock.delay) }
        return try mock.answer(request)
    }
}

/// A request for which there is no mock. It was not sent.
public struct BlockedRequest: Error, Hashable, Sendable, CustomStringConvertible {
    public let method: String
    public let url: String

    public var description: String { "There is no mock for \(method) \(url), so it was blocked." }
}

/// Hands a session's requests to its mocks, which are its delegate.
private final class MockingProtocol: URLProtocol {
    private let work = Mutex<Task<Void, Never>?>(nil)

    override static func canInit(with request: URLRequest) -> Bool { true }
    override static func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
        let (request, mocks, answering) = (request, task?.delegate as? RequestMocks, Answering(request: self))
        work.withLock { work in
            work = Task {
                do {
                    guard let mocks else { throw URLError(.unknown) }
                    let (response, body) = try await mocks.answer(to: request)
                    if !Task.isCancelled { answering.succeed(response, body) }
                } catch {
                    if !Task.isCancelled { answering.fail(error) }
                }
            }
        }
    }

    override func stopLoading() { work.withLock { $0?.cancel() } }
}

/// What a task tells a request it answers. `URLProtocol` is not Sendable, but its client may be told from any thread, and one task tells it.
private struct Answering: @unchecked Sendable {
    let request: URLProtocol

    func succeed(_ response: URLResponse, _ body: Data) {
        request.client?.urlProtocol(request, didReceive: response, cacheStoragePolicy: .notAllowed)
        request.client?.urlProtocol(request, didLoad: body)
        request.client?.urlProtocolDidFinishLoading(request)
    }

    func fail(_ error: any Error) { request.client?.urlProtocol(request, didFailWithError: error) }
}
