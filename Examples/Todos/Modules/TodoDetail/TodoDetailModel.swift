import Foundation

/// The content of a todo's page.
struct TodoDetailModel: Equatable {
    var title: String
    var note: String
    var isDone: Bool
    var due: Date?
    var place: String?
    /// The distance in metres.
    var distance: Double?
}

extension TodoDetailModel {
    init(_ todo: TodoEntity) {
        self.init(
            title: todo.title, note: todo.note, isDone: todo.isDone, due: todo.due, place: todo.place?.name,
            distance: todo.place?.distance)
    }
}
