import Foundation
import MartletShared
import TodosServices

/// A list of todos on a server.
struct TodoStore: Sendable {
    /// The maximum number of todos.
    static let limit = 500

    private struct Content: Codable {
        var todos: [TodoObject]
        var lastID: Int
    }

    private let content: Shared<Content>

    /// - Parameter user: Whose list it is; `nil` for the one of those who do not say who they are.
    init(storage: SharedStorage, user: String? = nil) {
        content = Shared(
            user.map { "todos/\($0)" } ?? "todos", in: storage, initial: Content(todos: Self.examples, lastID: Self.examples.count))
    }

    /// Returns the todos that match a request, in its order.
    func todos(_ request: TodosRequestObject) async throws -> [TodoObject] {
        let todos = try await content.value.todos
        let chosen = request.filter == .all ? todos : todos.filter { $0.isDone == (request.filter == .done) }
        // The todos are in the order in which they were added.
        func sorted(by key: (TodoObject) -> some Comparable) -> [TodoObject] {
            chosen.enumerated().sorted { a, b in
                let (x, y) = (key(a.element), key(b.element))
                return x == y ? a.offset < b.offset : x < y
            }.map(\.element)
        }
        return switch request.sort {
        case .added: chosen
        case .title: sorted { $0.title.lowercased() }
        case .due: sorted { $0.due ?? .distantFuture }
        }
    }

    func todo(_ id: Int) async throws -> TodoObject? { try await content.value.todos.first { $0.id == id } }

    /// Adds a todo. Returns `nil` if there are too many.
    func add(_ todo: NewTodoObject) async throws -> TodoObject? {
        try await content.change { content in
            guard content.todos.count < Self.limit else { return nil }
            content.lastID += 1
            let added = TodoObject(id: content.lastID, title: todo.title)
            content.todos.append(added)
            return added
        }
    }

    func change(_ id: Int, _ change: TodoChangeObject) async throws -> TodoObject? {
        try await content.change { content in
            guard let index = content.todos.firstIndex(where: { $0.id == id }) else { return nil }
            content.todos[index].title = change.title ?? content.todos[index].title
            content.todos[index].note = change.note ?? content.todos[index].note
            content.todos[index].isDone = change.isDone ?? content.todos[index].isDone
            if let schedule = change.schedule {
                content.todos[index].due = schedule.due
                content.todos[index].repeats = schedule.due == nil ? nil : schedule.repeats
            }
            if let whereabouts = change.whereabouts { content.todos[index].place = whereabouts.place }
            return content.todos[index]
        }
    }

    func delete(_ id: Int) async throws -> Bool {
        try await content.change { content in
            guard let index = content.todos.firstIndex(where: { $0.id == id }) else { return false }
            content.todos.remove(at: index)
            return true
        }
    }

    /// The initial todos.
    private static let examples = [
        TodoObject(id: 1, title: "Air the attic", isDone: true),
        TodoObject(id: 2, title: "Oil the garden gate", note: "The can is on the shelf behind the door."),
        TodoObject(
            id: 3, title: "Collect the parcel", due: Date(timeIntervalSince1970: 1_811_851_200),
            place: PlaceObject(name: "Corner shop", position: PositionObject(latitude: 51.3391, longitude: 12.3802))),
        TodoObject(id: 4, title: "Renew the library card", due: Date(timeIntervalSince1970: 1_812_196_800), repeats: .monthly),
    ]
}
