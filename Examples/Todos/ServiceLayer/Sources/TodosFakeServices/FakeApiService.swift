import TodosServices

/// A fake API with fixed todos. Changes last as long as the service.
///
/// It delays its answers, so that loading states are visible, and handles requests and errors like the server.
public actor FakeApiService: ApiServiceInterface {
    private var todos: [TodoObject]
    private let delay: Duration
    private let clock: any Clock<Duration>

    /// - Parameters:
    ///   - delay: The time that each answer takes.
    ///   - clock: The clock that measures the delay.
    public init(
        todos: [TodoObject] = FakeApiService.fixedTodos, delay: Duration = .seconds(1), clock: any Clock<Duration> = ContinuousClock()
    ) {
        self.todos = todos
        self.delay = delay
        self.clock = clock
    }

    public func todos(_ request: TodosRequestObject) async throws -> [TodoObject] {
        try await clock.sleep(for: delay)
        return request.answer(from: todos)
    }

    public func todo(_ id: Int) async throws -> TodoObject {
        try await clock.sleep(for: delay)
        return todos[try index(of: id)]
    }

    public func add(_ todo: NewTodoObject) async throws -> TodoObject {
        try await clock.sleep(for: delay)
        let added = TodoObject(id: (todos.map(\.id).max() ?? 0) + 1, title: todo.title)
        todos.append(added)
        return added
    }

    public func change(_ id: Int, _ change: TodoChangeObject) async throws -> TodoObject {
        try await clock.sleep(for: delay)
        let index = try index(of: id)
        todos[index] = todos[index].changed(by: change)
        return todos[index]
    }

    public func delete(_ id: Int) async throws {
        try await clock.sleep(for: delay)
        todos.remove(at: try index(of: id))
    }

    private func index(of id: Int) throws(HTTP.Error) -> Int {
        guard let index = todos.firstIndex(where: { $0.id == id }) else { throw .statusCode(404) }
        return index
    }
}
