import Foundation

/// The content of a todo's page.
struct TodoDetailModel: Equatable {
    var title: String
    var note: String
    var isDone: Bool
    var due: Date?
    var repeats: Repetition?
    /// The name of the place; empty for none.
    var place: String
    /// The distance in metres.
    var distance: Double?
}

extension TodoDetailModel {
    init(_ todo: TodoEntity) {
        self.init(
            title: todo.title, note: todo.note, isDone: todo.isDone, due: todo.due, repeats: todo.repeats, place: todo.place?.name ?? "",
            distance: todo.place?.distance)
    }

    /// What differs from another version, with texts trimmed.
    func change(from other: TodoDetailModel) -> TodoChange {
        var change = TodoChange()
        let (title, place) = (title.trimmed, place.trimmed)
        if title != other.title { change.title = title }
        if note != other.note { change.note = note }
        if isDone != other.isDone { change.isDone = isDone }
        if due != other.due || repeats != other.repeats { change.schedule = .init(due: due, repeats: due == nil ? nil : repeats) }
        if place != other.place { change.place = place }
        return change
    }
}

extension String {
    var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
