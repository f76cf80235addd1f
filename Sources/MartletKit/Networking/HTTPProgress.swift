import Foundation
import Synchronization

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// How far a request and its answer have come, in bytes of their bodies.
public struct HTTPProgress: Hashable, Sendable {
    public var sent: Int
    /// The size of the request's body.
    public var toSend: Int
    public var received: Int
    /// The size of the answer's body; `nil` if the server does not say.
    public var toReceive: Int?

    public init(sent: Int = 0, toSend: Int = 0, received: Int = 0, toReceive: Int? = nil) {
        self.sent = sent
        self.toSend = toSend
        self.received = received
        self.toReceive = toReceive
    }

    /// The part of the body that was sent, from 0 to 1.
    public var fractionSent: Double { toSend > 0 ? min(1, Double(sent) / Double(toSend)) : 1 }

    /// The part of the answer that was received, from 0 to 1; `nil` if its size is not known.
    public var fractionReceived: Double? {
        toReceive.map { $0 > 0 ? min(1, Double(received) / Double($0)) : 1 }
    }
}

extension HTTPClient {
    /// Who is told of the progress of the requests of a task.
    @TaskLocal static var progress: (@Sendable (HTTPProgress) -> Void)?

    /// Sends a request, tells of its progress, and returns the answer, if its status is accepted.
    ///
    ///     let photo = try await api.response(to: .get("/photos/1")) { progress in
    ///         Task { @MainActor in fraction = progress.fractionReceived }
    ///     }
    ///
    /// What wraps the client hears nothing of it. A request that is sent again begins again, and an answer that needs no network, from a stub or a
    /// cache, is complete at once.
    ///
    /// - Parameter progress: Called on any thread, and at last when the answer is complete.
    /// - Throws: ``HTTPError``, or `CancellationError`.
    public func response(
        to request: Request, progress: @escaping @Sendable (HTTPProgress) -> Void
    ) async throws -> Response {
        let response = try await Self.$progress.withValue(progress) { try await self.response(to: request) }
        let sent = request.body?.data.count ?? 0
        progress(HTTPProgress(sent: sent, toSend: sent, received: response.body.count, toReceive: response.body.count))
        return response
    }
}

extension URLSession {
    /// Sends a request, and tells of its progress.
    func data(for request: URLRequest, progress: @escaping @Sendable (HTTPProgress) -> Void) async throws -> (Data, URLResponse) {
        let transfer = Transfer(toSend: request.httpBody?.count ?? 0, progress: progress)
        // A delegate hears of all tasks of its session.
        let session = URLSession(configuration: configuration, delegate: transfer, delegateQueue: nil)
        defer { session.finishTasksAndInvalidate() }
        let task = session.dataTask(with: request)
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { transfer.run(task, $0) }
        } onCancel: {
            task.cancel()
        }
    }
}

/// Collects the answer to one request.
private final class Transfer: NSObject, URLSessionDataDelegate, Sendable {
    private struct State {
        var progress: HTTPProgress
        var body = Data()
        var response: URLResponse?
        var waiting: CheckedContinuation<(Data, URLResponse), any Error>?
    }

    private let state: Mutex<State>
    private let progress: @Sendable (HTTPProgress) -> Void

    init(toSend: Int, progress: @escaping @Sendable (HTTPProgress) -> Void) {
        state = Mutex(State(progress: HTTPProgress(toSend: toSend)))
        self.progress = progress
    }

    func run(_ task: URLSessionDataTask, _ continuation: CheckedContinuation<(Data, URLResponse), any Error>) {
        state.withLock { $0.waiting = continuation }
        task.resume()
    }

    private func change(_ change: (inout State) -> Void) {
        progress(
            state.withLock { state in
                change(&state)
                return state.progress
            })
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, didSendBodyData bytesSent: Int64, totalBytesSent: Int64,
        totalBytesExpectedToSend: Int64
    ) {
        change { $0.progress.sent = Int(totalBytesSent) }
    }

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
    ) {
        change {
            $0.response = response
            $0.progress.sent = $0.progress.toSend
            $0.progress.toReceive = response.expectedContentLength >= 0 ? Int(response.expectedContentLength) : nil
        }
        completionHandler(.allow)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        change {
            $0.body += data
            $0.progress.received = $0.body.count
        }
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        let (waiting, body, response) = state.withLock { state in
            defer { state.waiting = nil }
            return (state.waiting, state.body, state.response ?? task.response)
        }
        if let response, error == nil {
            waiting?.resume(returning: (body, response))
        } else {
            waiting?.resume(throwing: error ?? URLError(.badServerResponse))
        }
    }
}
