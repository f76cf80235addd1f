import TodosServices

/// The actions of a todo's page.
@MainActor
protocol TodoDetailInteractorInterface {
    func todo(_ id: TodoID) async throws -> TodoEntity
    /// Changes the todo, and returns the new version.
    func change(_ id: TodoID, title: String, note: String, isDone: Bool) async throws -> TodoEntity
    func delete(_ id: TodoID) async throws
}

final class TodoDetailInteractor: ServiceInteractor, TodoDetailInteractorInterface {
    func todo(_ id: TodoID) async throws -> TodoEntity {
        let object = try await asking { try await $0.api.todo(id.rawValue) }
        return TodoEntity(object, from: try await position())
    }

    func change(_ id: TodoID, title: String, note: String, isDone: Bool) async throws -> TodoEntity {
        let change = TodoChangeObject(title: title, note: note, isDone: isDone)
        let object = try await asking { try await $0.api.change(id.rawValue, change) }
        return TodoEntity(object, from: try await position())
    }

    func delete(_ id: TodoID) async throws { try await asking { try await $0.api.delete(id.rawValue) } }
}
