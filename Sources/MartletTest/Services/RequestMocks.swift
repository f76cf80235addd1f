import Foundation
import Synchronization

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Answers the requests of code that uses `URLSession`, and lets no request reach the network.
///
///     let mocks = RequestMocks(try .json("GET", "https://api.example.com/dishes", [Dish.soup]))
///     let repository = DishRepository(session: mocks.session())
///
/// A request without a mock fails with ``BlockedRequest``. Mocks apply only to the sessions created from them, so parallel tests do not
/// interfere.
///
/// On Linux, `URLSession.download(from:)` crashes when a `URLProtocol` answers it, as these mocks do (swift-corelibs-foundation #5465).
/// `data(for:)`, `data(from:)` and `upload` work.
public final class RequestMocks: NSObject, URLSessionTaskDelegate, Sendable {
    private let mocks: [RequestMock]
    private let clock: any Clock<Duration>
    private let received = Mutex<[URLRequest]>([])

    /// - Parameters:
    ///   - mocks: The mocks. The first that matches a request answers it.
    ///   - clock: The clock that delayed answers wait for.
    public init(_ mocks: RequestMock..., clock: any Clock<Duration> = ContinuousClock()) {
        self.mocks = mocks
        self.clock = clock
    }

    /// Creates a session that only these mocks answer.
    public func session() -> URLSession {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.protocolClasses = [MockingProtocol.self]
        configuration.urlCache = nil
        return URLSession(configuration: configuration, delegate: self, delegateQueue: nil)
    }

    /// All requests so far, including blocked ones.
    public var requests: [URLRequest] { received.withLock { $0 } }

    fileprivate func answer(to request: URLRequest) async throws -> (URLResponse, Data) {
        received.withLock { $0.append(request) }
        guard let mock = mocks.first(where: { $0.matches(request) }) else {
            throw BlockedRequest(method: request.httpMethod ?? "GET", url: request.url?.absoluteString ?? "")
        }
        if mock.delay > .zero { try await clock.sleep(for: mock.delay) }
        return try mock.answer(request)
    }
}

/// The error of a request without a mock. The request was not sent.
public struct BlockedRequest: Error, Hashable, Sendable, CustomStringConvertible {
    public let method: String
    public let url: String

    public var description: String { "There is no mock for \(method) \(url), so the request was blocked." }
}

/// Forwards a session's requests to its mocks, which are its delegate.
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

/// Passes an answer to a `URLProtocol`. `@unchecked Sendable`: its client may be called from any thread, and only one task calls it.
private struct Answering: @unchecked Sendable {
    let request: URLProtocol

    func succeed(_ response: URLResponse, _ body: Data) {
        request.client?.urlProtocol(request, didReceive: response, cacheStoragePolicy: .notAllowed)
        request.client?.urlProtocol(request, didLoad: body)
        request.client?.urlProtocolDidFinishLoading(request)
    }

    func fail(_ error: any Error) { request.client?.urlProtocol(request, didFailWithError: error) }
}
