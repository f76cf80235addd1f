import Foundation

/// What the page of a todo shows.
struct TodoDetailModel: Equatable {
    var title: String
    var note: String
    var isDone: Bool
    var due: Date?
    var place: String?
    /// In metres.
    var distance: Double?
}

extension TodoDetailModel {
    init(_ todo: TodoEntity) {
        self.init(
            title: todo.title, note: todo.note, isDone: todo.isDone, due: todo.due, place: todo.place?.name,
            distance: todo.place?.distance)
    }
}
