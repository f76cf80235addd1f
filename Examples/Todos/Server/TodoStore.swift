import Foundation
import TodosServices

/// The todos of a server, in memory.
actor TodoStore {
    /// The maximum number of todos.
    static let limit = 500

    private var todos = TodoStore.examples
    private var lastID = TodoStore.examples.count

    /// Returns the todos that match a request, in its order.
    func todos(_ request: TodosRequestObject) -> [TodoObject] {
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

    func todo(_ id: Int) -> TodoObject? { todos.first { $0.id == id } }

    /// Adds a todo. Returns `nil` if there are too many.
    func add(_ todo: NewTodoObject) -> TodoObject? {
        guard todos.count < Self.limit else { return nil }
        lastID += 1
        let added = TodoObject(id: lastID, title: todo.title)
        todos.append(added)
        return added
    }

    func change(_ id: Int, _ change: TodoChangeObject) -> TodoObject? {
        guard let index = todos.firstIndex(where: { $0.id == id }) else { return nil }
        todos[index].title = change.title ?? todos[index].title
        todos[index].note = change.note ?? todos[index].note
        todos[index].isDone = change.isDone ?? todos[index].isDone
        return todos[index]
    }

    func delete(_ id: Int) -> Bool {
        guard let index = todos.firstIndex(where: { $0.id == id }) else { return false }
        todos.remove(at: index)
        return true
    }

    /// The initial todos.
    private static let examples = [
        TodoObject(id: 1, title: "Air the attic", isDone: true),
        TodoObject(id: 2, title: "Oil the garden gate", note: "The can is on the shelf behind the door."),
        TodoObject(
            id: 3, title: "Collect the parcel", due: Date(timeIntervalSince1970: 1_811_851_200),
            place: PlaceObject(name: "Corner shop", position: PositionObject(latitude: 51.3391, longitude: 12.3802))),
        TodoObject(id: 4, title: "Renew the library card", due: Date(timeIntervalSince1970: 1_812_196_800)),
    ]
}
