/// The todos, wherever they are kept.
///
/// What fails is an ``HTTP/Error``; who is cancelled gets a `CancellationError`.
public protocol ApiServiceInterface: ServiceInterface {
    /// Those that a request asks for, in its order.
    func todos(_ request: TodosRequestObject) async throws -> [TodoObject]
    func todo(_ id: Int) async throws -> TodoObject
    func add(_ todo: NewTodoObject) async throws -> TodoObject
    /// Changes some fields of a todo, and gives all of them as they are then.
    func change(_ id: Int, _ change: TodoChangeObject) async throws -> TodoObject
    func delete(_ id: Int) async throws
}
