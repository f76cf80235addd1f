import Foundation

/// A todo of the app, combined from its services.
struct TodoEntity: Identifiable, Equatable, Sendable {
    let id: TodoID
    var title: String
    var note: String
    var isDone: Bool
    var due: Date?
    var repeats: Repetition?
    var place: Place?

    struct Place: Equatable, Sendable {
        let name: String
        /// The distance from the user in metres, if both positions are known.
        let distance: Double?
    }
}

/// How often a todo comes again.
enum Repetition: CaseIterable, Sendable {
    case daily, weekly, monthly

    /// Returns when a todo comes again: at the first of its dates that is after both the last one and now.
    ///
    /// All are counted from the last date, so that the 31st does not become the 28th for good.
    func next(after last: Date, now: Date, calendar: Calendar = .current) -> Date {
        let component: Calendar.Component =
            switch self {
            case .daily: .day
            case .weekly: .weekOfYear
            case .monthly: .month
            }
        let passed = max(0, calendar.dateComponents([component], from: last, to: now).value(for: component) ?? 0)
        let dates = (passed...passed + 2).lazy.compactMap { calendar.date(byAdding: component, value: $0, to: last) }
        return dates.first { $0 > last && $0 > now } ?? last
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
