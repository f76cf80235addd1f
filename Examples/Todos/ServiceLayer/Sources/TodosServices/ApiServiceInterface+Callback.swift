extension ApiServiceInterface {
    /// Calls ``todos(_:)`` with a callback, which runs on any thread, and never after the task was cancelled.
    @discardableResult
    public func todos(
        _ request: TodosRequestObject = TodosRequestObject(),
        completion: @escaping @Sendable (Result<[TodoObject], HTTP.Error>) -> Void
    ) -> Task<Void, Never> {
        Task {
            let result: Result<[TodoObject], HTTP.Error>
            do { result = .success(try await todos(request)) } catch { result = .failure(HTTP.Error(error)) }
            if !Task.isCancelled { completion(result) }
        }
    }
}
