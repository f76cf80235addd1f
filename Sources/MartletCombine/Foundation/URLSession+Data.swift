import Foundation
import Synchronization

#if canImport(FoundationNetworking)
import FoundationNetworking

extension URLSession {
    /// Loads the contents of a URL. If the task is cancelled, throws `URLError.cancelled` at once.
    public func data(from url: URL) async throws -> (Data, URLResponse) { try await data(for: URLRequest(url: url)) }

    /// Loads the response to a request. If the task is cancelled, throws `URLError.cancelled` at once.
    ///
    /// Apple's Foundation has this method beside the one with a delegate. Foundation's own on Linux can deadlock if its task is cancelled
    /// while the response arrives (swift-corelibs-foundation #5412, fixed in later toolchains): the cancelling thread holds the task's lock
    /// and waits for the session's queue, and the queue waits for the lock. Views cancel their tasks on the main thread, so this would stop
    /// all sessions. Cancelling the load from another thread can crash instead (`TaskRegistry`: "a task that is not in the registry") if
    /// the load is just ending. So this method lets a cancelled load run to its end or timeout, and ignores its result.
    public func data(for request: URLRequest) async throws -> (Data, URLResponse) {
        let answer = Answer()
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                guard answer.store(continuation) else { return }
                dataTask(with: request) { data, response, error in
                    if let data, let response, error == nil {
                        answer.complete(.success((data, response)))
                    } else {
                        answer.complete(.failure(error ?? URLError(.badServerResponse)))
                    }
                }.resume()
            }
        } onCancel: {
            answer.complete(.failure(URLError(.cancelled)))
        }
    }
}

/// A result that one task awaits. The first result counts.
private final class Answer: Sendable {
    private typealias Waiting = CheckedContinuation<(Data, URLResponse), any Error>

    private enum State {
        case open
        case awaited(Waiting)
        case result(Result<(Data, URLResponse), any Error>)
    }

    private let state = Mutex(State.open)

    /// Stores the continuation if there is no result yet; otherwise resumes it. Returns whether the result is still missing.
    func store(_ continuation: CheckedContinuation<(Data, URLResponse), any Error>) -> Bool {
        let result: Result<(Data, URLResponse), any Error>? = state.withLock { state in
            if case .result(let result) = state { return result }
            state = .awaited(continuation)
            return nil
        }
        if let result { continuation.resume(with: result) }
        return result == nil
    }

    func complete(_ result: Result<(Data, URLResponse), any Error>) {
        let waiting: Waiting? = state.withLock { state in
            switch state {
            case .open: state = .result(result)
            case .awaited(let waiting):
                state = .result(result)
                return waiting
            case .result: break
            }
            return nil
        }
        waiting?.resume(with: result)
    }
}
#endif
