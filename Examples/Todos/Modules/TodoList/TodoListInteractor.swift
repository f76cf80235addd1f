import Foundation
import TodosServices

/// The actions of the list.
@MainActor
protocol TodoListInteractorInterface {
    func list(_ criteria: TodoCriteria) async throws -> TodoListEntity
    func add(title: String) async throws
    func setDone(_ isDone: Bool, _ id: TodoID) async throws
    /// Finishes a todo that repeats: it comes again at its next date.
    func finishOnce(_ id: TodoID) async throws
    func delete(_ id: TodoID) async throws
}

/// Combines the services' data to a list: the todos, their distances, and the stored list if the server does not answer.
final class TodoListInteractor: ServiceInteractor, TodoListInteractorInterface {
    private static let copy = "todos"
    private let now: @MainActor () -> Date

    init(services: any ServiceBuilderInterface, now: @escaping @MainActor () -> Date = { .now }) {
        self.now = now
        super.init(services: services)
    }

    func list(_ criteria: TodoCriteria) async throws -> TodoListEntity {
        let (objects, isKept) = try await objects(TodosRequestObject(criteria))
        let position = try await position()
        // A stored list contains all todos, and a server sorts titles without knowing a language.
        return TodoListEntity(todos: criteria.applied(to: objects.map { TodoEntity($0, from: position) }), isKept: isKept)
    }

    func add(title: String) async throws {
        _ = try await asking { try await $0.api.add(NewTodoObject(title: title)) }
    }

    func setDone(_ isDone: Bool, _ id: TodoID) async throws {
        _ = try await asking { try await $0.api.change(id.rawValue, TodoChangeObject(isDone: isDone)) }
    }

    func finishOnce(_ id: TodoID) async throws {
        let todo = TodoEntity(try await asking { try await $0.api.todo(id.rawValue) }, from: nil)
        guard let due = todo.due, let repeats = todo.repeats else { return try await setDone(true, id) }
        let schedule = ScheduleObject(due: repeats.next(after: due, now: now()), repeats: repeats)
        _ = try await asking { try await $0.api.change(id.rawValue, TodoChangeObject(isDone: false, schedule: schedule)) }
    }

    func delete(_ id: TodoID) async throws {
        do {
            try await asking { try await $0.api.delete(id.rawValue) }
        } catch TodoProblem.gone {
            // The todo is gone already, as intended.
        }
    }

    private func objects(_ request: TodosRequestObject) async throws -> (objects: [TodoObject], isKept: Bool) {
        do {
            let objects = try await asking { try await $0.api.todos(request) }
            if request == TodosRequestObject() { await keep(objects) }
            return (objects, false)
        } catch let problem as TodoProblem where [.noAnswer, .tooSlow].contains(problem) {
            guard let kept = await kept() else { throw problem }
            return (kept, true)
        }
    }

    /// Stores the whole list for times when the server does not answer. Ignores errors, so that the list is shown anyway.
    private func keep(_ objects: [TodoObject]) async {
        try? await asking { try await $0.storage.keep(HTTP.encode(objects), named: Self.copy) }
    }

    private func kept() async -> [TodoObject]? {
        guard let data = try? await asking({ try await $0.storage.data(named: Self.copy) }) else { return nil }
        return try? HTTP.decode(from: data)
    }
}

extension TodosRequestObject {
    fileprivate init(_ criteria: TodoCriteria) {
        let filter: Filter =
            switch criteria.filter {
            case .all: .all
            case .open: .open
            case .done: .done
            }
        let sort: Sort =
            switch criteria.order {
            case .added: .added
            case .title: .title
            case .due: .due
            }
        self.init(filter: filter, sort: sort)
    }
}
