import Foundation

/// What the list shows.
struct TodoListModel: Equatable {
    var rows: [Row]
    /// The list is of an earlier time.
    var isKept: Bool

    struct Row: Identifiable, Equatable {
        let id: TodoID
        let title: String
        let isDone: Bool
        let due: Date?
        let place: String?
        /// In metres.
        let distance: Double?
    }
}

extension TodoListModel {
    /// - Parameter expected: What has been asked for, and is not in the list yet.
    init(_ entity: TodoListEntity, expecting expected: [TodoID: TodoExpectation]) {
        isKept = entity.isKept
        rows = entity.todos.compactMap { todo in
            let change = expected[todo.id]?.change
            if change == .deleted { return nil }
            return Row(
                id: todo.id, title: todo.title, isDone: change == .done ? true : change == .open ? false : todo.isDone, due: todo.due,
                place: todo.place?.name, distance: todo.place?.distance)
        }
    }
}

/// A change that is shown before the list tells of it.
struct TodoExpectation: Equatable {
    enum Change: Equatable {
        case done, open, deleted
    }

    let change: Change
    /// It has been done: the next list will have it.
    var isConfirmed = false
}
