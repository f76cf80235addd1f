#if canImport(Combine)
import Combine
#else
import OpenCombine
#endif

extension ApiServiceInterface {
    /// The same as ``todos(_:)``, for whoever wants a publisher. It asks when somebody subscribes, and stops when they cancel.
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

/// A future's promise, for the task that keeps it. A future may be fulfilled from any thread; its promise only lacks the word for it.
private struct Promise: @unchecked Sendable {
    let keep: (Result<[TodoObject], HTTP.Error>) -> Void
}
