import Foundation

extension TodoCriteria {
    /// Returns the todos that match the filter, in order. Todos that are equal in the order are sorted by the time they were added.
    func applied(to todos: [TodoEntity]) -> [TodoEntity] {
        todos.filter(matches).sorted { a, b in
            switch compare(a, b) {
            case .orderedAscending: true
            case .orderedSame: a.id.rawValue < b.id.rawValue
            case .orderedDescending: false
            }
        }
    }

    private func matches(_ todo: TodoEntity) -> Bool {
        switch filter {
        case .all: true
        case .open: !todo.isDone
        case .done: todo.isDone
        }
    }

    private func compare(_ a: TodoEntity, _ b: TodoEntity) -> ComparisonResult {
        switch order {
        // The server counts ids up.
        case .added: .orderedSame
        case .title: a.title.compare(b.title, options: [.caseInsensitive, .diacriticInsensitive, .numeric])
        case .due: (a.due ?? .distantFuture).compare(b.due ?? .distantFuture)
        }
    }
}
