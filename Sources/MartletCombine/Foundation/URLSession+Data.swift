import Foundation
import Synchronization

#if canImport(FoundationNetworking)
import FoundationNetworking

extension URLSession {
    /// Loads the contents of a URL. A load whose task is cancelled fails with `URLError.cancelled`.
    public func data(from url: URL) async throws -> (Data, URLResponse) { try await data(for: URLRequest(url: url)) }

    /// Loads the answer to a request. A load whose task is cancelled fails with `URLError.cancelled`.
    ///
    /// As on Apple's platforms, beside the one with a delegate. That one of Foundation's can stop for ever when its task is cancelled while the answer arrives
    /// (swift-corelibs-foundation #5412, in toolchains before its mending): who cancels holds the task's lock and waits for the session's queue, and
    /// the queue waits for the lock. A view that goes cancels its tasks on the main thread, and with that all sessions would stand still.
    public func data(for request: URLRequest) async throws -> (Data, URLResponse) {
        let load = CancellableLoad()
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                load.begin(
                    dataTask(with: request) { data, response, error in
                        if let data, let response, error == nil {
                            continuation.resume(returning: (data, response))
                        } else {
                            continuation.resume(throwing: error ?? URLError(.badServerResponse))
                        }
                    })
            }
        } onCancel: {
            load.cancel()
        }
    }
}

/// A load that may be cancelled before it begins, and by whoever holds a lock that its end will ask for.
private final class CancellableLoad: Sendable {
    private let state = Mutex<(task: URLSessionTask?, isCancelled: Bool)>((nil, false))

    func begin(_ task: URLSessionTask) {
        let isCancelled = state.withLock { state in
            state.task = task
            return state.isCancelled
        }
        task.resume()
        if isCancelled { task.cancel() }
    }

    func cancel() {
        let task = state.withLock { state in
            state.isCancelled = true
            return state.task
        }
        if let task { DispatchQueue.global().async { task.cancel() } }
    }
}
#endif
