/// A service for todos.
///
/// It throws ``HTTP/Error``, or `CancellationError` if the task is cancelled.
public protocol ApiServiceInterface: ServiceInterface {
    /// Returns the todos that match a request, in its order.
    func todos(_ request: TodosRequestObject) async throws -> [TodoObject]
    func todo(_ id: Int) async throws -> TodoObject
    func add(_ todo: NewTodoObject) async throws -> TodoObject
    /// Changes some fields of a todo, and returns the new version.
    func change(_ id: Int, _ change: TodoChangeObject) async throws -> TodoObject
    func delete(_ id: Int) async throws
}
