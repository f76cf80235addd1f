import Foundation

/// A todo of the app, combined from its services.
struct TodoEntity: Identifiable, Equatable, Sendable {
    let id: TodoID
    var title: String
    var note: String
    var isDone: Bool
    var due: Date?
    var place: Place?

    struct Place: Equatable, Sendable {
        let name: String
        /// The distance from the user in metres, if both positions are known.
        let distance: Double?
    }
}

/// The id of a todo. In a URL it is the number.
struct TodoID: RawRepresentable, Hashable, Sendable {
    let rawValue: Int
}

/// A list of todos.
struct TodoListEntity: Equatable, Sendable {
    var todos: [TodoEntity]
    /// Whether it is a stored list, because the server did not answer.
    var isKept: Bool
}
