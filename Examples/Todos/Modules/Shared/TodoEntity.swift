import Foundation

/// A todo as the app thinks of it: what its services know, put together.
struct TodoEntity: Identifiable, Equatable, Sendable {
    let id: TodoID
    var title: String
    var note: String
    var isDone: Bool
    var due: Date?
    var place: Place?

    struct Place: Equatable, Sendable {
        let name: String
        /// How far it is from the user, in metres, if both places are known.
        let distance: Double?
    }
}

/// Which todo; in an address it is its number.
struct TodoID: RawRepresentable, Hashable, Sendable {
    let rawValue: Int
}

/// The todos that were asked for.
struct TodoListEntity: Equatable, Sendable {
    var todos: [TodoEntity]
    /// It is what was kept of an earlier time, for want of an answer.
    var isKept: Bool
}

/// Which todos are to be listed, and how.
struct TodoCriteria: Hashable, Sendable {
    enum Filter: CaseIterable, Sendable {
        case all, open, done
    }

    enum Order: CaseIterable, Sendable {
        case added, title, due
    }

    var filter = Filter.all
    var order = Order.added
}
