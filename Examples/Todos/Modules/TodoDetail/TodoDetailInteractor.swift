import Foundation
import TodosServices

/// The actions of a todo's page.
@MainActor
protocol TodoDetailInteractorInterface {
    func todo(_ id: TodoID) async throws -> TodoEntity
    /// Changes the todo, and returns the new version.
    func change(_ id: TodoID, _ change: TodoChange) async throws -> TodoEntity
    func delete(_ id: TodoID) async throws
}

/// What the user has changed on the page of a todo; what is unchanged is `nil`.
struct TodoChange: Equatable {
    var title: String?
    var note: String?
    var isDone: Bool?
    var schedule: Schedule?
    /// The name of the place; empty for none. The place is where the user is now, if that is known.
    var place: String?

    struct Schedule: Equatable {
        var due: Date?
        var repeats: Repetition?
    }
}

final class TodoDetailInteractor: ServiceInteractor, TodoDetailInteractorInterface {
    func todo(_ id: TodoID) async throws -> TodoEntity {
        let object = try await asking { try await $0.api.todo(id.rawValue) }
        return TodoEntity(object, from: try await position())
    }

    func change(_ id: TodoID, _ change: TodoChange) async throws -> TodoEntity {
        let here = try await position()
        let object = TodoChangeObject(
            title: change.title, note: change.note, isDone: change.isDone,
            schedule: change.schedule.map { ScheduleObject(due: $0.due, repeats: $0.repeats) },
            whereabouts: change.place.map { WhereaboutsObject(place: $0, at: here) })
        let changed = try await asking { try await $0.api.change(id.rawValue, object) }
        return TodoEntity(changed, from: here)
    }

    func delete(_ id: TodoID) async throws { try await asking { try await $0.api.delete(id.rawValue) } }
}
