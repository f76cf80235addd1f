extension ApiServiceInterface {
    /// The same as ``todos(_:)``, for whoever wants to be called back: on no particular thread, and not at all after the task was cancelled.
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
