#if canImport(Combine)
import Combine
#else
import OpenCombine
#endif

extension ApiServiceInterface {
    /// Calls ``todos(_:)`` when a subscriber subscribes, and cancels the request with the subscription.
    public func todosPublisher(_ request: TodosRequestObject = TodosRequestObject()) -> AnyPublisher<[TodoObject], HTTP.Error> {
        Deferred {
            var task: Task<Void, Never>?
            let answer = Future<[TodoObject], HTTP.Error> { promise in
                let promise = Promise(keep: promise)
                task = todos(request) { promise.keep($0) }
            }
            return answer.handleEvents(receiveCancel: { [task] in task?.cancel() })
        }
        .eraseToAnyPublisher()
    }
}

/// A future's promise, to pass to a task. `@unchecked Sendable`: OpenCombine's futures accept their promise on any thread.
private struct Promise: @unchecked Sendable {
    let keep: (Result<[TodoObject], HTTP.Error>) -> Void
}
