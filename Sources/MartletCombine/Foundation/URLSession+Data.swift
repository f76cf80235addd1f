import Foundation
import Synchronization

#if canImport(FoundationNetworking)
import FoundationNetworking

extension URLSession {
    /// Loads the contents of a URL. A load whose task is cancelled fails at once, with `URLError.cancelled`.
    public func data(from url: URL) async throws -> (Data, URLResponse) { try await data(for: URLRequest(url: url)) }

    /// Loads the answer to a request. A load whose task is cancelled fails at once, with `URLError.cancelled`.
    ///
    /// As on Apple's platforms, beside the one with a delegate. That one of Foundation's can stop for ever when its task is cancelled while the answer
    /// arrives (swift-corelibs-foundation #5412, in toolchains before its mending): who cancels holds the task's lock and waits for the session's
    /// queue, and the queue waits for the lock. A view that goes cancels its tasks on the main thread, and with that all sessions would stand
    /// still. To cancel the load somewhere else can stop the program (`TaskRegistry`: "a task that is not in the registry"), where the load is
    /// just ending. So a load that nobody waits for any more goes on, until it ends or its time is over, and what it brings is dropped.
    public func data(for request: URLRequest) async throws -> (Data, URLResponse) {
        let answer = Answer()
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                guard answer.isAwaited(by: continuation) else { return }
                dataTask(with: request) { data, response, error in
                    if let data, let response, error == nil {
                        answer.give(.success((data, response)))
                    } else {
                        answer.give(.failure(error ?? URLError(.badServerResponse)))
                    }
                }.resume()
            }
        } onCancel: {
            answer.give(.failure(URLError(.cancelled)))
        }
    }
}

/// What somebody waits for until it is given. Only the first that is given counts.
private final class Answer: Sendable {
    private typealias Waiting = CheckedContinuation<(Data, URLResponse), any Error>

    private enum State {
        case open
        case awaited(Waiting)
        case given(Result<(Data, URLResponse), any Error>)
    }

    private let state = Mutex(State.open)

    /// Whether it is still to be given; otherwise the one who waits has it now.
    func isAwaited(by continuation: CheckedContinuation<(Data, URLResponse), any Error>) -> Bool {
        let given: Result<(Data, URLResponse), any Error>? = state.withLock { state in
            if case .given(let result) = state { return result }
            state = .awaited(continuation)
            return nil
        }
        if let given { continuation.resume(with: given) }
        return given == nil
    }

    func give(_ result: Result<(Data, URLResponse), any Error>) {
        let waiting: Waiting? = state.withLock { state in
            switch state {
            case .open: state = .given(result)
            case .awaited(let waiting):
                state = .given(result)
                return waiting
            case .given: break
            }
            return nil
        }
        waiting?.resume(with: result)
    }
}
#endif
