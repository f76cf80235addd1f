import Foundation
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
        return todos.filter { isAsked($0, for: request.filter) }.sorted { comes($0, before: $1, by: request.sort) }
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
        if let title = change.title { todos[index].title = title }
        if let note = change.note { todos[index].note = note }
        if let schedule = change.schedule {
            (todos[index].due, todos[index].repeats) = (schedule.due, schedule.due == nil ? nil : schedule.repeats)
        }
        if let whereabouts = change.whereabouts { todos[index].place = whereabouts.place }
        if let isDone = change.isDone { todos[index].isDone = isDone }
        return todos[index]
    }

    public func delete(_ id: Int) async throws {
        try await clock.sleep(for: delay)
        todos.remove(at: try index(of: id))
    }

    private func isAsked(_ todo: TodoObject, for filter: TodosRequestObject.Filter) -> Bool {
        switch filter {
        case .all: true
        case .open: !todo.isDone
        case .done: todo.isDone
        }
    }

    private func comes(_ first: TodoObject, before second: TodoObject, by sort: TodosRequestObject.Sort) -> Bool {
        switch sort {
        case .added: first.id < second.id
        case .title: (first.title.lowercased(), first.id) < (second.title.lowercased(), second.id)
        case .due: (first.due ?? .distantFuture, first.id) < (second.due ?? .distantFuture, second.id)
        }
    }

    private func index(of id: Int) throws(HTTP.Error) -> Int {
        guard let index = todos.firstIndex(where: { $0.id == id }) else { throw .statusCode(404) }
        return index
    }
}
