import Foundation

/// The content of the list.
struct TodoListModel: Equatable {
    var rows: [Row]
    /// Whether the list is a stored one.
    var isKept: Bool

    struct Row: Identifiable, Equatable {
        let id: TodoID
        let title: String
        let isDone: Bool
        let due: Date?
        /// Whether it comes again when it is done.
        let isRepeating: Bool
        let place: String?
        /// The distance in metres.
        let distance: Double?
    }
}

extension TodoListModel {
    /// - Parameter expected: Changes that the list does not contain yet.
    init(_ entity: TodoListEntity, expecting expected: [TodoID: TodoExpectation]) {
        isKept = entity.isKept
        rows = entity.todos.compactMap { todo in
            let change = expected[todo.id]?.change
            if change == .deleted { return nil }
            return Row(
                id: todo.id, title: todo.title, isDone: change == .done ? true : change == .open ? false : todo.isDone, due: todo.due,
                isRepeating: todo.repeats != nil, place: todo.place?.name, distance: todo.place?.distance)
        }
    }
}

/// A change that is shown before the list contains it.
struct TodoExpectation: Equatable {
    enum Change: Equatable {
        case done, open, deleted
    }

    let change: Change
    /// Whether the change has succeeded; the next list contains it.
    var isConfirmed = false
}
